import type { VideoCopy } from './en.ts'

const cn: VideoCopy = {
  head: {
    title: 'procreate 的视频：一幅画的延时录像',
    description:
      '你画的每一笔都会录下来。花三十秒看一片海岸怎么画成，再看看能导出些什么：完整或 30 秒，最高 4K。',
  },
  crumbs: { product: 'procreate', page: '视频' },
  hero: {
    heading: '从空底子，|到最后一点光',
    lead: '你画的时候，应用一笔一笔地把画布录下来。影片里只有画：没有面板，没有缩放，也没有手。',
    watch: '看一幅画怎么画成',
  },
  lapse: {
    heading: '一片海岸，|三十秒',
    hint: '往下滚动，画一笔笔添上；往回滚动，颜料一层层退去。',
    slider: '影片的位置',
    spoken: '第 {n} 秒，共 30 秒。{stage}',
    seconds: '{n} 秒',
    stages: {
      underdrawing: { name: '起稿', text: '褐色底子上，用深褐勾出轮廓。' },
      broad: { name: '大笔铺色', text: '只分明暗，别的先不管。' },
      masses: { name: '大块面', text: '崖、天、海分开了。' },
      forms: { name: '形体', text: '石柱立了起来。' },
      small: { name: '小笔', text: '石缝、浪尖、一条船。' },
      lights: { name: '最后的高光', text: '点几笔，就停手。' },
    },
  },
  sizes: {
    heading: '落笔之前，|先选 4K',
    lead: '影片的尺寸，建画布时就定下了，之后改不了。4K 一帧的像素是 1080p 的四倍：可以铺满一面墙，也可以只裁下画得最好的那一角。',
    large: '4K',
    small: '1080p',
    link: '手册：延时录像',
  },
  exports: {
    heading: '会动的东西，|怎么带走',
    lead: '你不发，就什么都不会传出去。',
    caption: '所有会动的东西，以及它们变成的文件',
    columns: { what: '内容', length: '长度', size: '大小', file: '文件' },
    rows: [
      {
        what: '延时录像，完整',
        length: '录下的每一笔',
        size: '1080p、2K 或 4K',
        file: 'MP4，没有声音',
      },
      {
        what: '延时录像，短片',
        length: '30 秒：均匀地抽掉一些片段，画了一个星期也装得下',
        size: '1080p、2K 或 4K',
        file: 'MP4，没有声音',
      },
      { what: '动画', length: '每一帧', size: '和画布一样', file: 'GIF 或 MP4' },
      { what: '单独的帧或页', length: '每个图层一张', size: '和画布一样', file: 'PNG 或 PDF' },
      {
        what: '画，连同里面的影片',
        length: '从下一笔接着录',
        size: '建画布时所选',
        file: 'procreate',
      },
    ],
    link: '手册：文件格式',
  },
  frames: {
    heading: '或者，|一帧一帧自己画',
    lead: '动画辅助把每个图层变成一帧，透过洋葱皮，看得见前一张和后一张。想做更长的片子，带声音、带运镜，就用 dreams。',
    link: '第一段动画',
    dreams: '看看 dreams',
  },
  take: { heading: '它已经|在录了', lead: '打开画布，只管画。画完，影片也有了。' },
}

export default cn
