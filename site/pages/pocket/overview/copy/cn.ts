import type { PocketCopy } from './en.ts'

const cn: PocketCopy = {
  head: {
    title: 'pocket：巴掌大的颜料盒',
    description:
      'pocket 是手机上的 procreate：{brushSets} 组、{brushes} 多支画笔，图层，延时录像，一根拇指全够得着。一次买断，没有订阅，不做生成式 AI。',
  },
  hero: {
    heading: '趁它还在，|画下来',
    lead: '海湾上的光，亮多久，算多久。手机已经在你手里，pocket 就在手机里。',
  },
  thumb: {
    heading: '一根拇指，|全够得着',
    text: '整个屏幕都是画。最常用的都在靠近底边的地方，拇指本来就搁在那里；再往上一点，是最近用过的三支画笔。',
    link: '手册：界面',
  },
  brushes: {
    heading: '同样的|画笔',
    text: '{brushSets} 组，{brushes} 多支，和平板上的 procreate 一样，收在一个拉得起来的抽屉里。指尖没有压感，画笔就看速度：慢，就饱满；快，就细、就枯。',
    link: '到平板那一页试一支',
  },
  gestures: {
    heading: '用手指，|不用菜单',
    list: [
      { hand: '两指点一下', what: '撤销上一笔' },
      { hand: '三指点一下', what: '再画回来' },
      { hand: '一指按住不动', what: '吸取底下的颜色' },
      { hand: '画线，末尾按住', what: '线变直' },
      { hand: '拇指从“修改”滑开', what: '缩放，另一只手照样扶着栏杆' },
    ],
    link: '手册：全部手势',
  },
  ferry: {
    heading: '两站|之间',
    text: '十一分钟后，渡轮开走了。它的样子留了下来，怎么画的也录了下来：可以看完整的，也可以只看三十秒。',
    link: '手册：延时录像',
  },
  tablet: {
    heading: '回到桌前，|接着画',
    text: 'pocket 和 procreate 用同一种文件。图层、蒙版、文字、色板都跟着过去，延时录像也从停下的地方接着录。',
    link: '看看 procreate 还能做什么',
  },
  stands: {
    heading: '零花钱|就够',
    list: [
      { name: '一次买断。', text: '在 App Store，一个价。' },
      { name: '没有订阅。', text: '下个月也照样能用。' },
      { name: '不做生成式 AI。', text: '每一笔都是你的。' },
      { name: '作品归你。', text: '留着、展出、卖掉，都由你。' },
      { name: '不收集数据。', text: '你画什么，我们都看不到。' },
    ],
    news: 'pocket 4.0 的新功能',
    devices: '哪台设备能用什么',
  },
}

export default cn
