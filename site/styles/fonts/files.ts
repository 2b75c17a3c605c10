// Written by `npm run fonts`.

/** Addresses of the web fonts. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = {
  fraunces: '/fonts/fraunces.66fd4c76.woff2',
  figtree: '/fonts/figtree.3ce4fd50.woff2',
  headingCn: '/fonts/heading-cn.5f4c40ff.woff2',
  headingJp: '/fonts/heading-jp.b9ce3ab8.woff2',
}

/** The characters in each heading face, in the order of their code points. */
export const headingGlyphs = {
  cn: '·—“”…、。《》「」『』一下中了从会位光出动助堂始子学差帮座开得心息手才抱新最有来柠檬歉没消点画的看空窗见课边还这错闻页颗！（），：；？',
  jp: '·—“”…、。《》「」『』〜あいえかがきぎくしすせそたつてとのひまみもらりるわをんアイエジセタデプヘペモラルレン・ー光動席手授描新業着空窓見覚読起！（），：；？',
}
