import { expect, it } from 'vitest';
import { refusingPage } from './refusing-pages';

const onTube = 'https://www.youtube-nocookie.com/embed/aB3_-678901';
const onVimeo = 'https://player.vimeo.com/video/123456';

it.each([
  ['https://www.youtube.com/watch?v=aB3_-678901', onTube],
  ['https://youtube.com/watch?list=x&v=aB3_-678901', onTube],
  ['http://m.youtube.com/watch?v=aB3_-678901', onTube],
  ['https://www.youtube.com/shorts/aB3_-678901', onTube],
  ['https://www.youtube.com/live/aB3_-678901', onTube],
  ['https://youtu.be/aB3_-678901', onTube],
  ['https://youtu.be/aB3_-678901?t=90', `${onTube}?start=90`],
  ['https://youtu.be/aB3_-678901?t=90s', `${onTube}?start=90`],
  ['https://youtu.be/aB3_-678901?t=1h2m3s', `${onTube}?start=3723`],
  ['https://youtu.be/aB3_-678901?t=2m', `${onTube}?start=120`],
  ['https://youtu.be/aB3_-678901?t=0', onTube],
  ['https://youtu.be/aB3_-678901?t=soon', onTube],
  ['https://youtu.be/aB3_-678901?t=x90', onTube],
  ['https://youtu.be/aB3_-678901?t=90x', onTube],
  ['https://vimeo.com/123456', onVimeo],
  ['https://www.vimeo.com/123456/', onVimeo],
  ['https://vimeo.com/123456/0a1b2c3d', `${onVimeo}?h=0a1b2c3d`],
])('the video of %s is %s', (address, video) => {
  expect(refusingPage(address)).toEqual({ what: 'film', meant: video });
});

it.each([
  'https://www.google.com/maps/place/Bonn/@50.7,7.0,12z',
  'https://www.google.co.uk/maps/@50.7,7.0,12z',
  'https://maps.google.com/?q=Bonn',
  'https://maps.app.goo.gl/aB3',
  'https://www.openstreetmap.org/#map=12/50.7/7.0',
])('%s is the page of a map', (address) => {
  expect(refusingPage(address)).toEqual({ what: 'map' });
});

it.each([
  'aB3_-678901',
  'ftp://youtu.be/aB3_-678901',
  'https://example.com/watch?v=aB3_-678901',
  'https://wwwxyoutube.com/watch?v=aB3_-678901',
  'https://a.www.youtube.com/watch?v=aB3_-678901',
  'https://www.youtube.com/aB3_-678901',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/watch/aB3_-678901',
  'https://www.youtube.com/myshorts/aB3_-678901',
  'https://www.youtube.com/shortstop/aB3_-678901',
  'https://youtu.be/aB3_-67890',
  'https://youtu.be/aB3_-6789012',
  'https://vimeo.com/about',
  'https://vimeo.com/123',
  'https://vimeo.com/1234567890123',
  'https://vimeo.com/x123456',
  'https://vimeo.com/123456/settings',
  'https://vimeo.com/123456/x0a1b2c3d',
  'https://vimeo.com/123456/0a1b',
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.com/maps/d/u/0/embed?mid=1a',
  'https://maps.google.com/maps?q=Bonn&output=embed',
  'https://www.google.com/search?q=maps',
  'https://www.openstreetmap.org/export/embed.html?bbox=2,41,3,42',
  'https://google.example.org/maps/place/Bonn',
])('%s is no page that refuses', (address) => {
  expect(refusingPage(address)).toBeUndefined();
});
