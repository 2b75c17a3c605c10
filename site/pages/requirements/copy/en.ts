import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'System requirements · procreate',
    description:
      'Which tablets and phones procreate, pocket and dreams run on, which system they need, what each device can do, and three questions to find your app.',
  },
  crumb: 'System requirements',
  hero: {
    heading: 'What runs |where',
    lead: 'Three apps, two kinds of device. Look yours up, or answer three questions and see which app is yours.',
    label: 'On this page',
    jumps: {
      yours: 'Which one is yours?',
      device: 'My device',
      needs: 'What each app needs',
      all: 'Every device',
    },
  },
  quiz: {
    heading: 'Which one |is yours?',
    lead: 'Three questions. Nothing is stored, and the answer has an address that you can send to somebody.',
    questions: {
      on: {
        legend: 'What will you draw on?',
        options: { tablet: 'A tablet', phone: 'A phone', both: 'Both' },
      },
      make: {
        legend: 'What do you want to make?',
        options: { pictures: 'Pictures', films: 'Things that move', models: 'Painted 3D models' },
      },
      time: {
        legend: 'How long do you sit down for it?',
        options: { minutes: 'Minutes, in between', hours: 'Hours, when I can' },
      },
    },
    submit: 'Show my app',
    again: 'Start again',
    incomplete: 'Choose one answer for each of the three, then we can tell you.',
    answer: {
      heading: '{app} is yours',
      also: {
        procreate: 'And procreate on the tablet, which opens the same files.',
        pocket: 'And pocket for the phone, which opens the same files.',
        dreams: 'And dreams, once the loops want sound and a story.',
      },
      more: 'Look inside {app}',
      store: 'Buy {app}',
      address: 'Link to this answer',
    },
    reasons: {
      paintings:
        'A tablet, pictures and time for them: procreate is a whole studio, with every brush and as many layers as the tablet holds.',
      sketches:
        'A few minutes are enough for a sketch in procreate. It opens where you stopped and saves every stroke.',
      onTheWay:
        'With minutes to spare, the device in your pocket is the one you have. pocket has the brushes of procreate, arranged for a thumb.',
      atHome: 'For the long evenings, take the tablet: procreate has the room, the layers and 3D.',
      phone: 'On a phone, pocket is the one: the brushes of procreate, arranged for one hand.',
      films:
        'Hours, and things that move: dreams has one timeline for drawing, video and sound, keyframes and a camera.',
      loops:
        'For short loops in between, Animation assist in procreate is enough: a layer is a frame, and the brushes are the same.',
      filmsNeedTablet:
        'Animation needs a tablet: dreams and Animation assist run there. On the phone, pocket draws the single pictures, and records how each one was made.',
      models:
        'Models are painted in procreate: open one, turn it under the pencil, and light it with up to four lamps.',
      modelsNeedTablet:
        'Painting in 3D needs a tablet, with procreate on it. On the phone, pocket is for pictures, with the same brushes.',
    },
  },
  device: {
    heading: 'Look up |your device',
    label: 'My device',
    choose: 'Choose a device',
    show: 'Show',
    where: 'Find your model in Settings, under General, then About.',
    unknown: 'We don’t know that device. Choose one from the list.',
    address: 'Link to this answer',
    facts: {
      procreate: 'procreate runs on it.',
      smooth: 'procreate draws at up to 120 frames per second.',
      hover: 'A pencil that supports it shows the brush before it lands.',
      dreams: {
        one: 'dreams runs on it: {content} content tracks and {n} video track, up to {size}.',
        other: 'dreams runs on it: {content} content tracks and {n} video tracks, each up to {size}.',
      },
      proRes: 'dreams exports ProRes, up to 4K.',
      phonesOnly: 'pocket is for phones; here procreate has the same brushes.',
      pocket: 'pocket runs on it.',
      tabletsOnly: 'procreate and dreams are for tablets.',
    },
  },
  needs: {
    heading: 'What each |app needs',
    caption: 'What each app needs, side by side',
    system: 'System',
    orLater: '{system} or later',
    rows: [
      {
        name: 'Device',
        procreate: 'A tablet from the list below',
        pocket: 'A phone from the list below, or iPod touch',
        dreams: 'A tablet from the list below',
      },
      {
        name: 'Free space',
        procreate: '1 GB to begin with, more for long time-lapses in 4K',
        pocket: 'Half a gigabyte to begin with',
        dreams: '1 GB to begin with; footage counts in full',
      },
      {
        name: 'Pencil',
        procreate: 'A finger is enough; a pencil adds pressure and tilt',
        pocket: 'A finger',
        dreams: 'A finger is enough; a pencil adds pressure and tilt',
      },
    ],
    network: 'None of them needs a network, except to buy it and to bring it up to date.',
  },
  all: {
    heading: 'Every |device',
    lead: 'Newest first. It’s the list that the beta application uses, too.',
    models: { one: '{n} model', other: '{n} models' },
    model: 'Model',
    chip: 'Chip',
    yes: 'yes',
    smooth: '120 fps',
    hover: 'hover',
    content: '{n} content tracks',
    video: '{n} video in {size}',
    pocketOnly: 'pocket runs on all of these alike.',
    note: 'On an older device the store offers the last version that still ran there, if you bought the app before.',
  },
}

export default en

export type RequirementsCopy = SameShape<typeof en>
