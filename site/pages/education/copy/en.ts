import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Schools and teams · procreate',
    description:
      'How schools buy procreate, pocket and dreams for many devices, lessons by age and subject, worksheets to print, and a person to ask.',
  },
  crumb: 'Schools and teams',
  hero: {
    heading: 'A room full |of painters',
    lead: 'How to get the apps onto your school’s devices, lessons that need little more than a lemon, and sheets to print.',
    label: 'On this page',
    jumps: { buying: 'Buying for many', lessons: 'Lessons', sheets: 'Worksheets', ask: 'Ask us' },
  },
  buying: {
    heading: 'Buying |for many',
    lead: 'Schools buy through the device maker’s program for education, Apple School Manager; companies through Apple Business Manager. It’s theirs, not ours: we neither sell the copies nor see who has them.',
    steps: [
      'Your school signs up for the program and names who may buy. The maker checks that it’s a school, which can take some days.',
      'In Apps and Books, look for the app, type how many copies you need, and pay by card or with the credit your school has there.',
      'A management tool hands the copies to devices or people. No store account is needed on a child’s device.',
      'When somebody leaves, take the copy back and give it to the next one. It stays with the school.',
    ],
    ours: {
      title: 'What’s ours',
      items: [
        'The apps: bought once, without a subscription, a log-in or advertising.',
        'What they do without a network: everything except buying and updating.',
        'That we collect nothing about who draws: the app privacy policy says it in full.',
        'These lessons and sheets. Copy them for your class as often as you like.',
      ],
    },
    theirs: {
      title: 'What’s theirs',
      items: [
        'The price in your country, and whether there’s a discount for schools: you see both before you pay.',
        'Payment, invoices, tax numbers and refunds.',
        'Accounts for students, and the tool that manages devices.',
        'Which countries the program exists in.',
      ],
    },
    receipts: 'Receipts and refunds',
    privacy: 'App privacy policy',
    requirements: 'What runs on which device',
  },
  lessons: {
    heading: 'Lessons |for Monday',
    lead: 'Tried and short. Each says what they’ll know afterward, what you need, and how it goes.',
    filter: 'Find a lesson',
    age: 'Age',
    subject: 'Subject',
    app: 'App',
    any: 'Any',
    ages: { '5-8': '5 to 8', '9-12': '9 to 12', '13-16': '13 to 16', '17': '17 and up' },
    subjects: {
      art: 'Art',
      science: 'Science',
      maths: 'Mathematics',
      language: 'Language',
      history: 'History',
      media: 'Media and film',
    },
    show: 'Show lessons',
    all: 'All lessons',
    found: { one: '{n} lesson', other: '{n} lessons' },
    none: 'No lesson fits all of that. Leave one of the three open, or ask us for it.',
    missing: 'We couldn’t load the lessons just now. Try again in a minute.',
    minutes: '{n} minutes',
    need: 'You need',
    steps: 'How it goes',
    sheet: 'Sheet: {title}',
    alone: 'On a page of its own, to print',
  },
  sheets: {
    heading: 'Sheets |to print',
    lead: 'Drawn for A4 and for Letter. Black ink is enough; a copier can do them.',
    open: 'Open and print',
  },
  ask: {
    heading: 'Ask a person',
    lead: 'For whatever isn’t here: a lesson you miss, a hundred tablets, a teacher’s question. Somebody in Hobart writes back, usually within two working days.',
    termsLink: 'terms',
    privacyLink: 'privacy policy',
    choose: 'Choose one',
    submit: 'Send the question',
    done: 'Your question has arrived.',
    doneText:
      'An email is on its way to you, with your reference, {reference}, and a link to read it or add to it.',
  },
}

export default en

export type EducationCopy = SameShape<typeof en>
