import type { ColorCopy } from './en.ts'

const cn: ColorCopy = {
  head: {
    title: 'procreate 的色彩：配色、色板、描述文件',
    description:
      '选一种颜色，看看谁和它作伴：色轮一转，五种配色跟着变，配纸、配墨的对比也标好了。还有六个可以带走的色板，以及描述文件有什么用。',
  },
  explorer: {
    heading: '颜色|都有伴',
    lead: '在色轮上选一种，跟它作伴的颜色就来了，放在纸上、墨上有多清楚，也一并告诉你。',
    open: '打开色轮',
    disc: '一个包含全部色相的圆盘，中心是灰，越往外越浓，当前的配色用圆点标在上面。',
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
      label: '这组配色里的颜色',
      copy: '复制 {value}',
      copied: '已复制 {value}',
      failed: '无法复制到剪贴板',
      onPaper: '配纸 {n}，{grade}',
      onInk: '配墨 {n}，{grade}',
      text: '适合正文',
      large: '只宜用作大字',
      neither: '不适合文字',
    },
  },
  harmonies: {
    heading: '五种|合得来',
    lead: '让一种颜色作主，大面积给它；第二种陪着；第三种只出现在你希望目光停下来的地方。',
    kinds: {
      complementary: { name: '互补', text: '正对面的两色，一个会把另一个衬得更响。所以，让其中一个小声点。' },
      split: { name: '分裂互补', text: '一种颜色，加上它对面那色的左邻右舍。对比还在，架不吵了。' },
      analogous: { name: '类似', text: '色轮上的邻居。画面安静：雾、叶子、贝壳的里面。' },
      triadic: { name: '三色', text: '把圆分成三份，活泼而均衡。适合玩具和水果。' },
      tetradic: { name: '四色', text: '两对互补色，给东西多的场景。其中一对作主。' },
    },
    link: '手册：色彩和谐',
  },
  profiles: {
    heading: '同一串数字，|三种颜色',
    lead: '颜色存起来就是一串数字。描述文件说明数字是哪个颜色，换一块屏幕，才看得到你的颜色；印刷机也才知道，哪些色自己印不出来。',
    kinds: {
      p3: { name: 'Display P3', text: '给较新的平板和手机，红和绿能更浓。' },
      srgb: { name: 'sRGB', text: '给网页，也给那些你不了解的屏幕。' },
      cmyk: {
        name: 'CMYK（预览）',
        text: '纸上的四种油墨。鲜亮的绿、橙、紫印不出来，你一边画，画布一边就让你看到。',
      },
    },
    note: '只有在能显示 P3 的屏幕上，最上面一排才会更浓。最下面一排只是近似：每台印刷机都有自己的描述文件。',
    link: '手册：颜色描述文件',
  },
  palettes: {
    heading: '六个色板，|颜料未干',
    lead: '都取自这个网站上的画。可以复制，也可以下载文件：大多数绘画应用都能打开 ASE 和 GPL，JSON 用文本编辑器就行。',
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
    lead: '色盘、色彩和谐、你的色板和精确的数值，都在一个面板里。新颜色旁边就是上一个颜色，点一下就能换回去。',
    link: '手册：颜色面板',
  },
}

export default cn
