import type { RequirementsCopy } from './en.ts'

const cn: RequirementsCopy = {
  head: {
    title: '系统要求 · procreate',
    description:
      'procreate、pocket 和 dreams 能在哪些平板和手机上用，要什么系统，每台设备能做到多少；再用三个问题，找到你的那一款。',
  },
  crumb: '系统要求',
  hero: {
    heading: '哪台设备，|能用什么',
    lead: '三款应用，两种设备。查查你的，或回答三个问题，看看哪款适合你。',
    label: '本页内容',
    jumps: {
      yours: '哪一款适合你？',
      device: '我的设备',
      needs: '每款应用要什么',
      all: '所有设备',
    },
  },
  quiz: {
    heading: '哪一款|适合你？',
    lead: '三个问题。什么都不会存下，答案有自己的网址，可以发给别人。',
    questions: {
      on: {
        legend: '你在什么上面画？',
        options: { tablet: '平板', phone: '手机', both: '两样都用' },
      },
      make: {
        legend: '你想做什么？',
        options: { pictures: '画', films: '会动的', models: '上色的 3D 模型' },
      },
      time: {
        legend: '一次能坐下来多久？',
        options: { minutes: '几分钟，见缝插针', hours: '几小时，有空就画' },
      },
    },
    submit: '看看是哪一款',
    again: '从头再来',
    incomplete: '三个问题各选一项，就能告诉你了。',
    answer: {
      heading: '适合你的是 {app}',
      also: {
        procreate: '平板上再加一款 procreate，两边打得开同样的文件。',
        pocket: '手机上再加一款 pocket，两边打得开同样的文件。',
        dreams: '等循环想要声音和故事，再加 dreams。',
      },
      more: '走进 {app}',
      store: '购买 {app}',
      address: '这条结果的网址',
    },
    reasons: {
      paintings: '有平板，画画，也有时间：procreate 是一整间画室，画笔齐全，平板装得下多少图层就有多少。',
      sketches: '几分钟也够在 procreate 里画一张速写。打开就是上次停下的地方，每一笔都自动存好。',
      onTheWay: '只有几分钟的时候，手边的就是口袋里那台。pocket 有 procreate 的画笔，按一根拇指摆好。',
      atHome: '有整晚的时间，就用平板：procreate 地方大，图层多，还有 3D。',
      phone: '手机上就用 pocket：procreate 的画笔，一只手画。',
      films: '有几小时，又要会动：dreams 把画面、视频和声音放在一条时间线上，有关键帧，也有镜头。',
      loops: '见缝插针做短循环，procreate 的动画辅助就够：一个图层是一帧，画笔也是同样的。',
      filmsNeedTablet:
        '做动画要有平板，dreams 和动画辅助都在那里。手机上，pocket 可以画一张张的画，还会录下每张是怎么画的。',
      models: '模型在 procreate 里上色：打开一个，在笔下转，再打上最多四盏灯。',
      modelsNeedTablet: '画 3D 要有平板，装上 procreate。手机上，pocket 用同样的画笔来画画。',
    },
  },
  device: {
    heading: '查一查|你的设备',
    label: '我的设备',
    choose: '选一台设备',
    show: '看看',
    where: '在“设置”的“通用”里点“关于本机”，就能看到型号。',
    unknown: '没有找到这台设备，请从列表里选一台。',
    address: '这条结果的网址',
    facts: {
      procreate: '能用 procreate。',
      smooth: 'procreate 每秒最多画 120 帧。',
      hover: '触控笔如果支持，落笔之前就看得见画笔。',
      dreams: { other: '能用 dreams：{content} 条内容轨道，{n} 条视频轨道，最高 {size}。' },
      proRes: 'dreams 能导出 ProRes，最高 4K。',
      phonesOnly: 'pocket 是给手机的；在这里，procreate 有同样的画笔。',
      pocket: '能用 pocket。',
      tabletsOnly: 'procreate 和 dreams 是给平板的。',
    },
  },
  needs: {
    heading: '每款应用|要什么',
    caption: '三款应用的要求，并排来看',
    system: '系统',
    orLater: '{system} 或更新',
    rows: [
      {
        name: '设备',
        procreate: '下面列出的平板',
        pocket: '下面列出的手机，或 iPod touch',
        dreams: '下面列出的平板',
      },
      {
        name: '可用空间',
        procreate: '先要 1 GB，长的 4K 延时录像要更多',
        pocket: '先要半个 GB',
        dreams: '先要 1 GB，视频按实际大小另算',
      },
      {
        name: '触控笔',
        procreate: '手指就够，触控笔多了压力和倾斜',
        pocket: '手指',
        dreams: '手指就够，触控笔多了压力和倾斜',
      },
    ],
    network: '除了购买和更新，三款都不用联网。',
  },
  all: {
    heading: '所有设备',
    lead: '新的在前。申请测试版用的也是这份列表。',
    models: { other: '{n} 种型号' },
    model: '型号',
    chip: '芯片',
    yes: '能用',
    smooth: '120 帧',
    hover: '悬停',
    content: '{n} 条内容轨道',
    video: '{n} 条视频轨道（{size}）',
    pocketOnly: '下面这些都能用 pocket，没有差别。',
    note: '设备更旧的，只要以前买过，商店会给你那台设备还能用的最后一个版本。',
  },
}

export default cn
