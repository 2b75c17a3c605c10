// Written by `npm run art -- --lessons` from art/lessons: change that, not this.
import type { LessonFiles } from './lesson-files.ts'

export const lessons: LessonFiles = {
  brushes: [
    { src: '/beginners/brushes-1.e95dbf2e.zip', bytes: 33358, count: 3 },
    { src: '/beginners/brushes-2.aa710341.zip', bytes: 31526, count: 3 },
    { src: '/beginners/brushes-3.e87f50e0.zip', bytes: 30290, count: 3 },
    { src: '/beginners/brushes-4.b3b65905.zip', bytes: 34408, count: 3 },
  ],
  sheets: {
    en: [
      { src: '/beginners/sheet-1-en.edb8fa61.pdf', bytes: 26323 },
      { src: '/beginners/sheet-2-en.7d1c1136.pdf', bytes: 18329 },
      { src: '/beginners/sheet-3-en.ba17dcc1.pdf', bytes: 35540 },
      { src: '/beginners/sheet-4-en.4c1e61e6.pdf', bytes: 21109 },
    ],
    cn: [
      { src: '/beginners/sheet-1-cn.0f61cd64.pdf', bytes: 37079 },
      { src: '/beginners/sheet-2-cn.ae789ef2.pdf', bytes: 27688 },
      { src: '/beginners/sheet-3-cn.18683af4.pdf', bytes: 45132 },
      { src: '/beginners/sheet-4-cn.f4d59fa4.pdf', bytes: 33204 },
    ],
    jp: [
      { src: '/beginners/sheet-1-jp.0640468b.pdf', bytes: 37198 },
      { src: '/beginners/sheet-2-jp.c5eb6769.pdf', bytes: 28280 },
      { src: '/beginners/sheet-3-jp.33ac5c44.pdf', bytes: 44201 },
      { src: '/beginners/sheet-4-jp.e6932e76.pdf', bytes: 32522 },
    ],
  },
  stages: {
    line: {
      whole: {
        width: 1440,
        height: 922,
        sources: {
          avif: [
            { width: 480, src: '/beginners/line-480.212d1c05.avif', bytes: 8232 },
            { width: 960, src: '/beginners/line-960.b12925b3.avif', bytes: 23666 },
            { width: 1440, src: '/beginners/line-1440.fe9b4670.avif', bytes: 44690 },
          ],
          webp: [
            { width: 480, src: '/beginners/line-480.a46c18e5.webp', bytes: 11438 },
            { width: 960, src: '/beginners/line-960.0a84d74c.webp', bytes: 32508 },
          ],
          jpg: [{ width: 960, src: '/beginners/line-960.64e58a13.jpg', bytes: 41479 }],
        },
      },
      strip: {
        width: 400,
        height: 1024,
        sources: {
          avif: [{ width: 400, src: '/beginners/line-strip-400.67e895ec.avif', bytes: 6459 }],
          webp: [{ width: 400, src: '/beginners/line-strip-400.599f56cc.webp', bytes: 7494 }],
          jpg: [{ width: 400, src: '/beginners/line-strip-400.a0633cd5.jpg', bytes: 10581 }],
        },
      },
    },
    values: {
      whole: {
        width: 1440,
        height: 922,
        sources: {
          avif: [
            { width: 480, src: '/beginners/values-480.1f78a3e8.avif', bytes: 8624 },
            { width: 960, src: '/beginners/values-960.092e500a.avif', bytes: 24622 },
            { width: 1440, src: '/beginners/values-1440.e61413fe.avif', bytes: 46288 },
          ],
          webp: [
            { width: 480, src: '/beginners/values-480.6b60d0f1.webp', bytes: 12218 },
            { width: 960, src: '/beginners/values-960.a7f8c44e.webp', bytes: 33814 },
          ],
          jpg: [{ width: 960, src: '/beginners/values-960.e5cd2514.jpg', bytes: 44438 }],
        },
      },
      strip: {
        width: 400,
        height: 1024,
        sources: {
          avif: [{ width: 400, src: '/beginners/values-strip-400.505ec3c3.avif', bytes: 6128 }],
          webp: [{ width: 400, src: '/beginners/values-strip-400.4bbc93ce.webp', bytes: 17596 }],
          jpg: [{ width: 400, src: '/beginners/values-strip-400.11607589.jpg', bytes: 25548 }],
        },
      },
    },
    colour: {
      whole: {
        width: 1440,
        height: 922,
        sources: {
          avif: [
            { width: 480, src: '/beginners/colour-480.1f2b0468.avif', bytes: 7767 },
            { width: 960, src: '/beginners/colour-960.896b46c4.avif', bytes: 17666 },
            { width: 1440, src: '/beginners/colour-1440.34593472.avif', bytes: 31100 },
          ],
          webp: [
            { width: 480, src: '/beginners/colour-480.3d3a6d52.webp', bytes: 8986 },
            { width: 960, src: '/beginners/colour-960.99241021.webp', bytes: 20414 },
          ],
          jpg: [{ width: 960, src: '/beginners/colour-960.58314d90.jpg', bytes: 34277 }],
        },
      },
      strip: {
        width: 400,
        height: 1024,
        sources: {
          avif: [{ width: 400, src: '/beginners/colour-strip-400.fe0847f5.avif', bytes: 14387 }],
          webp: [{ width: 400, src: '/beginners/colour-strip-400.f59fed7a.webp', bytes: 17208 }],
          jpg: [{ width: 400, src: '/beginners/colour-strip-400.3b7c10b0.jpg', bytes: 26914 }],
        },
      },
    },
    finished: {
      whole: {
        width: 1440,
        height: 922,
        sources: {
          avif: [
            { width: 480, src: '/beginners/finished-480.7a71109e.avif', bytes: 12176 },
            { width: 960, src: '/beginners/finished-960.c9edeeba.avif', bytes: 43536 },
            { width: 1440, src: '/beginners/finished-1440.dc2da3de.avif', bytes: 90941 },
          ],
          webp: [
            { width: 480, src: '/beginners/finished-480.47e1a5a7.webp', bytes: 15940 },
            { width: 960, src: '/beginners/finished-960.0f45033d.webp', bytes: 59184 },
          ],
          jpg: [{ width: 960, src: '/beginners/finished-960.08db58f7.jpg', bytes: 73338 }],
        },
      },
      strip: {
        width: 400,
        height: 1024,
        sources: {
          avif: [{ width: 400, src: '/beginners/finished-strip-400.282969a1.avif', bytes: 17719 }],
          webp: [{ width: 400, src: '/beginners/finished-strip-400.b47a4812.webp', bytes: 20058 }],
          jpg: [{ width: 400, src: '/beginners/finished-strip-400.676548bf.jpg', bytes: 30911 }],
        },
      },
    },
  },
}
