import { chromium } from 'playwright-core';
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const i=process.argv.slice(2);
let n=0;
for (const [path,w,theme,sel] of JSON.parse(i[0])) {
const p = await b.newPage({viewport:{width:w,height:900}});
await p.addInitScript(`localStorage.theme='${theme}'`);
await p.goto('http://localhost:4231'+path);
await p.waitForTimeout(400);
if (sel) await p.locator(sel).first().screenshot({path:`/tmp/l-${n}.png`}); else await p.screenshot({path:`/tmp/l-${n}.png`,fullPage:true});
n++;
}
await b.close();
