import type { SearchCopy } from './en.ts'

const cn: SearchCopy = {
  head: {
    title: '搜索 · procreate',
    description: '搜索全站：页面、文章、使用手册、在招职位和法律文本。',
    found: '“{q}” · 搜索 · procreate',
  },
  heading: '搜索',
  label: '搜索全站',
  placeholder: '蒙版、色板、退款',
  submit: '搜索',
  hint: '请至少输入一个汉字，或两个字母。',
  found: { other: '“{q}”共有 {n} 条结果' },
  similar: '没有哪一页写着“{q}”，下面这些最接近。',
  none: '没有找到“{q}”。',
  noneOf: '这一类里没有“{q}”。',
  noneWays: '看看有没有打错字，或者换个短一点的词。也可以从这里开始。',
  kinds: {
    label: '显示哪些',
    all: '全部',
    page: '页面',
    article: '文章',
    handbook: '使用手册',
    lesson: '课程',
    position: '职位',
    legal: '法律文本',
  },
  kind: {
    page: '页面',
    article: '文章',
    handbook: '使用手册',
    lesson: '课程',
    position: '职位',
    legal: '法律文本',
  },
  everything: '搜索全部',
  more: '显示更多',
  shown: '已显示 {shown} 条，共 {n} 条。',
  first: '回到最前面的结果',
  failed: '暂时搜索不了，请过一会儿再试。',
  again: '再试一次',
  recent: {
    title: '你最近的搜索',
    note: '只保存在这个浏览器里。',
    clear: '清除',
    cleared: '最近的搜索已清除。',
  },
  key: {
    label: '在任何页面按 {key} 键搜索',
    note: '用语音或别的方式输入，可以把它关掉。只有这个浏览器记得。',
  },
  start: {
    title: '大家常找的',
    items: {
      handbook: '使用手册',
      news: 'procreate 新功能',
      brushes: '试试画笔',
      beginners: '新手系列',
      support: '支持',
      insight: '文章',
      careers: '在招职位',
      press: '媒体',
    },
  },
}

export default cn
