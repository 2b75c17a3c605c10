import type { DreamsCopy } from './en.ts'

const cn: DreamsCopy = {
  head: {
    title: 'dreams：一帧一帧做动画',
    description:
      '画条线，按播放，它就走起来。dreams 是平板上的动画应用：画面、视频和声音都在同一条时间线上。一次买断，十九种语言。',
  },
  hero: {
    heading: '画条线，|按播放，|它就走起来',
    lead: 'dreams 是平板上的动画应用。画面、视频和声音都在同一条时间线上，一只手就管得过来。',
    walker:
      '一条线弯成一个小人，脑袋是个圈，下面两条腿，沿着地面往前走。停住的时候，前两张画透出珊瑚红，后两张透出绿色。',
    timeline: {
      label: '走路的时间线',
      play: '播放',
      hold: '停住',
      drawing: '第 {n} 张',
      note: '十二张画是一秒。点一张，就停在那里。',
    },
  },
  stage: {
    heading: '全都在|同一条时间线上',
    lead: '上面是舞台，下面是时间。拖动那条白线，一个傍晚就过去了。',
    tracks: [
      {
        name: '画',
        text: '每个小格是一张画。把格子拉长，画就多停一会儿；把它拿掉，看看有没有人发觉少了。',
      },
      { name: '关键帧', text: '定好船帆从哪里起、到哪里止，中间那条曲线，决定它走得快慢急缓。' },
      { name: '视频', text: '视频有自己的轨道，和画排在一起。' },
      { name: '声音', text: '港口的声音，就放在对应的画面下面。' },
    ],
  },
  features: {
    heading: '十二张画，|一秒钟',
    timing: {
      name: '节奏',
      text: '球弹起来，差不多有一半的时间待在高处。照这样安排每张画的间隔，球就有了重量。',
      link: '亲手画这个球',
    },
    onion: {
      name: '洋葱皮',
      text: '前面的画透出红色，后面的画透出绿色。少看线条，多看它们之间的空当。',
      link: '洋葱皮与耐心',
    },
    loop: {
      name: '循环',
      text: '最后一张接回第一张。这只鸟可以走上一整天。',
      link: '一步路有多重',
    },
    crowd: {
      name: '小小的画',
      text: '三十来只鸟，每只两笔墨。再简单的一笔，动起来就不一样了。',
    },
    list: {
      name: '一眼看完',
      more: 'dreams 使用手册',
      items: [
        '一帧一帧，亲手画',
        '画面、视频、声音同在一条时间线',
        '洋葱皮有前后两种颜色',
        '关键帧，以及它们之间的曲线',
        '最多 200 条内容轨道',
        '最多 4 条视频轨道，最高 4K',
        '支持的设备上可用 4K ProRes',
        '19 种语言',
      ],
    },
  },
  flipBook: {
    heading: '这三帧|归你画',
    lead: '一块透光的玻璃，三张纸。每张上画一点，再按播放。你画的东西只留在这个浏览器里。',
    still: '一张透着光的纸。走路的那条线在上面画了三次，一张挨着一张：珊瑚红、蓝黑、青绿。',
    start: '拿起铅笔',
    coming: '正在拿铅笔',
    failed: '铅笔没有拿来，过一分钟再试试。',
    without: '想在这里画，浏览器要能运行脚本，而这个浏览器没有运行。先看看纸上的三张画能做到什么。',
    table: {
      sheet: '第 {n} 帧的纸',
      keys: '用键盘画：方向键移动笔，按住 Shift 走小步；空格键落笔、提笔。',
      frames: '帧',
      frame: '第 {n} 帧',
      ink: '墨色',
      inks: { ink: '蓝黑', vermilion: '朱红', teal: '青绿' },
      onion: '洋葱皮',
      play: '播放',
      stop: '停止',
      undo: '撤销',
      clear: '清空这一帧',
      lend: '借一段走路',
      fresh: '换三张白纸',
      save: '存成画条',
      down: '笔已落下。',
      up: '笔已提起。',
      cleared: '第 {n} 帧已清空。',
      saved: '画条已经存进下载文件夹。',
      unsaved: '画条没能存成，请再试一次。',
    },
  },
  devices: {
    heading: '我的平板|能做什么',
    lead: '有几条轨道，就能同时发生几件事。轨道能有几条、画面能有多大，看平板里的芯片。',
    chooser: {
      label: '我的平板',
      choose: '选一台平板',
      show: '看看',
      where: '在“设置”的“通用”里点“关于本机”，就能看到型号。',
      unknown: '没有找到这台设备。请从列表里选一台平板。',
    },
    answer: {
      video: { other: '{n} 条视频轨道，最高 {size}' },
      content: '{n} 条内容轨道',
      proRes: 'ProRes，最高 4K',
      withoutProRes: '没有 ProRes',
      address: '这条结果的网址',
    },
    table: {
      caption: '每台平板能做什么',
      tablet: '平板',
      chips: '芯片：{chips}',
      video: '视频轨道',
      size: '分辨率',
      proRes: 'ProRes',
      content: '内容轨道',
      upTo: '最高 {size}',
      yes: '有，4K',
      no: '没有',
    },
    note: '都需要 iPadOS 16 或更新的系统。',
    more: '哪台设备能用什么',
  },
  price: {
    heading: '买一次，|画很多年',
    text: '{price}各地区价格有所不同，付款之前，商店会显示你那里的价格。需要 iPadOS 16 或更新的系统。',
    stands: '没有订阅，没有生成式 AI。你画的东西属于你，应用不收集你的任何数据。',
    languages: '19 种语言，全都包含',
  },
  questions: {
    heading: '常有人问',
    items: [
      {
        question: 'dreams 多少钱？',
        answer: '{price}各地区价格有所不同，付款之前，商店会显示你那里的价格。',
      },
      { question: '要订阅吗？', answer: '不用。付一次钱，以后不再收费。' },
      { question: '在哪里买？', answer: '在设备厂商的应用商店里买，别处不卖。' },
      {
        question: '哪些平板能用？',
        answer: '装有 iPadOS 16 或更新系统的都能用。能做到多少要看芯片，上面的表里列出了每一台平板。',
      },
      {
        question: '能用多少条轨道？',
        answer: '看芯片：内容轨道 50、100 或 200 条，视频轨道 1、2 或 4 条，最高 1080p 或 4K。',
      },
      { question: '支持 ProRes 吗？', answer: '在支持的设备上可以，4K。上面的表里写着“有”的就是。' },
      {
        question: '有哪些语言？',
        answer: '十九种，全都包含。上面用各自的文字列了出来。',
      },
      { question: '里面有生成式 AI 吗？', answer: '没有。每一张画，都是握笔的人画的。' },
      { question: '作品归谁？', answer: '归你。你在 dreams 里做的东西属于你。' },
      { question: '应用知道我些什么？', answer: '什么都不知道。它不收集你的任何数据。' },
      {
        question: 'dreams 是 |procreate 的一部分吗？',
        answer: '不是。procreate、pocket 和 dreams 是三个应用，每个都是一次买断。',
      },
    ],
  },
}

export default cn
