import type { ColorCopy } from './shape.ts'

const cn: ColorCopy = {
  head: {
    title: 'procreate 的颜色：和谐、色板、描述文件',
    description:
      '选一种颜色，看看它的伙伴：会回应你的色轮上有五种和谐，标着与纸和墨的对比；还有六个可以带走的色板，以及描述文件管什么。',
  },
  explorer: {
    heading: '颜色|都有伴',
    lead: '在色轮上选一种，它的伙伴就跟着来，还会告诉你它们与纸、与墨的对比有多强。',
    open: '打开色轮',
    disc: '一个含有所有色相的圆盘，中心是灰，越往外越浓，当前的和谐用圆点标在上面。',
    harmony: '色彩和谐',
    harmonies: {
      complementary: '互补',
      split: '分裂互补',
      analogous: '类似',
      triadic: '三色',
      tetradic: '四色',
    },
    hue: '色相',
    chroma: '彩度',
    lightness: '明度',
    bands: {
      label: '这组和谐里的颜色',
      copy: '复制 {value}',
      copied: '已复制 {value}',
      failed: '无法复制到剪贴板',
      onPaper: '配纸 {n}，{grade}',
      onInk: '配墨 {n}，{grade}',
      text: '可作正文',
      large: '只宜大字',
      neither: '不宜写字',
    },
  },
  harmonies: {
    heading: '五种|合得来',
    lead: '让一种颜色作主，大面积给它；第二种陪着；第三种只出现在你希望目光停下来的地方。',
    kinds: {
      complementary: { name: '互补', text: '正对面的两色，互相把对方喊得更响。所以，让其中一个小声点。' },
      split: { name: '分裂互补', text: '一种颜色，加上对面颜色的左右邻。对比还在，不再吵架。' },
      analogous: { name: '类似', text: '色轮上的邻居。画面安静：雾、叶子、贝壳的里面。' },
      triadic: { name: '三色', text: '把圆分成三份，活泼而均衡。适合玩具和水果。' },
      tetradic: { name: '四色', text: '两对互补色，给东西多的场景。其中一对作主。' },
    },
    link: '手册：色彩和谐',
  },
  profiles: {
    heading: '同一串数字，|三种颜色',
    lead: '颜色存起来是一串数字。描述文件说明它们代表哪些颜色，下一块屏幕才显得出你的颜色，印刷机也知道自己哪里做不到。',
    kinds: {
      p3: { name: 'Display P3', text: '给较新的平板和手机，红和绿能更浓。' },
      srgb: { name: 'sRGB', text: '给网页，给你一无所知的屏幕。' },
      cmyk: {
        name: 'CMYK（预览）',
        text: '纸上的四种油墨。鲜亮的绿、橙、紫不在其中，画布在你画的时候就让你看见。',
      },
    },
    note: '只有在能显示 P3 的屏幕上，最上面一排才会更浓。最下面一排是近似：每台印刷机都有自己的描述文件。',
    link: '手册：颜色描述文件',
  },
  palettes: {
    heading: '六个色板，|颜料未干',
    lead: '都取自这个网站上的画。可以复制，也可以存下文件：ASE 和 GPL 大多数绘画应用都能打开，JSON 用文本编辑器就行。',
    names: {
      coast: '海岸',
      aurora: '极光',
      gum: '桉树花',
      lemons: '柠檬',
      harbour: '港口',
      dolerite: '辉绿岩',
    },
    copy: '复制这六色',
    copied: '已复制“{name}”',
    failed: '无法复制到剪贴板',
    download: '{name}，{type} 文件',
    link: '手册：色板',
  },
  panel: {
    heading: '一点|就到',
    lead: '色盘、色彩和谐、你的色板和精确的数值，都在一个面板里。新颜色旁边就是上一种，点一下旧的，就回去了。',
    link: '手册：颜色面板',
  },
}

export default cn
