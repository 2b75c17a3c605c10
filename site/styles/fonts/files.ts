// Written by `npm run fonts`.

/** Addresses of the web fonts. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = {
  fraunces: '/fonts/fraunces.66fd4c76.woff2',
  figtree: '/fonts/figtree.3ce4fd50.woff2',
  headingCn: '/fonts/heading-cn.bf26021a.woff2',
  headingJp: '/fonts/heading-jp.0411263c.woff2',
}

/** The characters in each heading face, in the order of their code points. */
export const headingGlyphs = {
  cn: '·—“”…、。《》「」『』一下中了从们会位你光全册出动助向哪回在堂好始子学安密差已带帮座建开录得心息我或户手才抱据提数新最有来柠檬欢歉求没注消点画登的看码确离空窗箱经者见认设请课账走边过迎还这邮里重错闻页颗！（），：；？',
  jp: '·—“”…、。《》「」『』〜あいえおかがきぎくこさしすせそたちつてでとなのひまみもらりるれわをんアィイウエカキグジスセタテデトドパプヘペモュラリルレロワン・ー会作光再出動合問場定席所手持授描新業着確空窓見覚設認読起退！（），：；？',
}
