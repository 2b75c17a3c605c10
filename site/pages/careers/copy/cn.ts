import type { CareersCopy } from './en.ts'

const cn: CareersCopy = {
  head: {
    title: '招聘：到光线好的地方工作 · procreate',
    description:
      '塔斯马尼亚霍巴特的一支小团队，做 procreate、pocket 和 dreams。在招职位都在这里，个个写明薪资。',
  },
  hero: {
    heading: '到光线好的|地方工作',
    lead: '工作室一边是河，一边是山，我们在这里为画画的人做三款应用。我们自己大多也画画：不管做哪一行，星期三都先画一小时。',
    open: { other: '查看 {n} 个在招职位' },
    all: '查看在招职位',
  },
  positions: {
    heading: '拉把椅子，|坐下来',
    count: { other: '{n} 个在招职位' },
    filters: '筛选职位',
    filter: {
      team: '团队',
      location: '地点',
      type: '类型',
      workplace: '办公方式',
    },
    remove: '取消这项筛选',
    clear: '全部清除',
    more: '再看几个职位',
    shown: '已显示 {shown} 个，共 {n} 个。',
    salary: '年薪 {band}',
    feed: '用订阅源接收新职位',
    failed: {
      title: '出了点问题。',
      text: '出错了，在招职位暂时加载不出来。请刷新这一页试试。',
      reload: '刷新',
    },
    empty: {
      title: '没有找到职位。',
      text: '这类职位我们眼下不招人。',
      contact: '联系我们',
    },
  },
  sayings: {
    label: '工作室里常听见的话',
    pause: '暂停',
    play: '播放',
    lines: [
      '拐弯的地方有点涩。',
      '退远一点看。',
      '多了一层。',
      '谁动了地平线？',
      '再画一遍，慢一点。',
      '那是天，还是屏幕？',
      '去问一个会画画的人。',
      '还不行。',
      '你的茶在洗笔筒里。',
    ],
  },
  places: {
    heading: '岛上的|八张桌子',
    lead: '工作室有四面墙。有些活儿，出去做更好。',
    label: '岛上的八个地方，和在那里工作的人',
    carousel: '轮播',
    slide: '幻灯片',
    previous: '上一处',
    next: '下一处',
    choose: '选一个地方',
    of: '第 {n} 处，共 {all} 处',
    items: {
      mountain: {
        name: '从工作室看见的山',
        text: '九点以前，初雪还是粉的。设计师拿自己调的灰，去和雪色比一比。',
      },
      granite: {
        name: '花岗岩海滩',
        text: '做画笔的人带着纸和炭条来拓印。一种纹理，最初就是一块石头。',
      },
      stacks: {
        name: '海蚀柱',
        text: '动画师来画天黑前最后一刻钟的光，一分钟一帧。',
      },
      tarn: {
        name: '山间的小湖',
        text: '支持团队的同事先自己画一遍倒影，再写信教别人。',
      },
      plain: {
        name: '纽扣草原',
        text: '工程师在风里用冻僵的手录下长长的笔画。测试台不会打哆嗦。',
      },
      falls: {
        name: '瀑布',
        text: '社区团队的课堂点子先在这里试：一片蕨，一人一支铅笔，四十分钟。',
      },
      stars: {
        name: '灯塔',
        text: '测试员凌晨两点在手机上画画，屏幕调到最暗。',
      },
      orchard: {
        name: '七月的果园',
        text: '每季一次，整个工作室把星期三那一小时搬到这里。冬天，树教人画线：每一枝都从另一枝里长出来。',
      },
      workshop: {
        name: '版画工坊',
        text: '页面先上机器试印。四种颜色说不清的，就删掉。',
      },
      slab: {
        name: '调墨的石板',
        text: '档案室的每一种纸，都用同一种蓝滚一遍，再收起来。纸湿了，才肯说自己是什么纸。',
      },
      market: {
        name: '夜市',
        text: '做颜色的工程师在九种灯下看同一个番茄，看完就买回家。',
      },
      tram: {
        name: '电车站',
        text: '测试 pocket 的同事趁等车画画，下着雨，摘了一只手套。',
      },
      kelp: {
        name: '海带林',
        text: '每周有一个小时，信到不了支持团队手里。浮上来，就回信。',
      },
      attic: {
        name: '阁楼',
        text: '驻地教师有一扇天窗、一个画架，还有别人家的猫。',
      },
      wires: {
        name: '街上的电线',
        text: '编辑在这扇窗前把每一句念出声。停顿也算数。',
      },
    },
  },
  contact: {
    heading: '没有合适的|椅子？|也写信来吧。',
    text: '寄一张画，或者一段你喜欢的代码，再写几句你的手会做什么。每封信都有人读，两周之内给你回音。',
    action: '联系我们',
    address: '也可以写信到',
  },
  position: {
    title: '{title} · 招聘 · procreate',
    back: '全部在招职位',
    facts: '职位概要',
    opened: '发布日期',
    salary: '薪资',
    perYear: '年薪 {band}',
    apply: '应聘',
    applyTo: '也可以写信到',
    subject: '应聘：{title}',
    form: {
      above: '应聘',
      lead: '姓名、简历和几句话就够了。招聘组的同事会亲自读，不管结果如何，两周之内都有回音。',
      title: '应聘：{title} · procreate',
      back: '职位详情',
      portfolio: '如果你的作品在网上能看到，就填上链接：个人网站、代码仓库或作品集锦都行。',
      message: '你想在这里做什么？做过什么能说明这一点的东西？平实地写就好。',
      cv: '把简历存成一个不超过 {size} 的 PDF 文件。照片、出生日期和婚姻状况不用写，我们不需要。',
      drop: '也可以把文件拖到这里。',
      submit: '提交应聘',
      privacyLink: '隐私政策',
      kept: {
        heading: '这些材料会怎样',
        lines: [
          '只有招聘组能看到，不靠程序筛选。',
          '我们最后一次就此联系你之后六个月删除；如果你勾选了保留，则是 24 个月。',
          '你随时可以删除它：用邮件里的链接，或写信到 {mail}。',
        ],
      },
      done: {
        heading: '已收到你的应聘',
        reference: '编号 {reference}',
        text: '带着这个编号的邮件正在路上。信里的链接可以查看你提交的内容，想删除也在那里。',
        spam: '十分钟后还没收到？看看垃圾邮件，或写信到 {mail}。',
        back: '全部在招职位',
      },
    },
    hiring: {
      heading: '我们怎样招人',
      steps: {
        read: {
          title: '有人读',
          text: '来信不靠程序筛选。不管结果如何，两周之内都有回音。',
        },
        talk: {
          title: '谈一谈',
          text: '谈一两次，和将来坐在你旁边的人。需要什么提前说，我们备好了再谈。',
        },
        work: {
          title: '试一试',
          text: '试工最多一天，做真的项目，付报酬。',
        },
        decide: {
          title: '定下来',
          text: '成不成都告诉你，也说明为什么。要是不成，可以问我们差在哪里。',
        },
      },
    },
    closed: {
      title: '{title}：职位已关闭 · procreate',
      label: '已于{date}关闭',
      text: '这把椅子有人坐了，这个职位不再接受应聘。谢谢你来看。如果你已经来信，照样会收到回音。',
      open: '这些职位还在招',
      none: '眼下没有别的在招职位。',
    },
  },
}

export default cn
