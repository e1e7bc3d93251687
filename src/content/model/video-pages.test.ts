import { expect, it } from 'vitest';
import { videoBehind } from './video-pages';

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
  expect(videoBehind(address)).toBe(video);
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
])('%s is no page of a video', (address) => {
  expect(videoBehind(address)).toBeUndefined();
});
