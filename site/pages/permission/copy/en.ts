import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  crumb: 'Permission request',
  title: '{heading} · procreate',
  /** Of the steps, which no search engine shows. */
  description: 'A request to use our names, marks or material.',
  start: {
    heading: 'Ask for permission',
    description:
      'Find out whether your use of our names, marks or material needs permission, and ask for it in a form that can be saved.',
    lead: 'Much of what people do with our names needs no permission. For the rest there’s this form, and people who read it.',
    forgotten: 'What you typed has been removed.',
    question: {
      title: 'Do I need permission?',
      legend: 'What would you like to do?',
      uses: {
        name: 'Name the apps in a text, or say what a work was made with',
        work: 'Show, sell or print work that I made with the apps',
        report: 'Show a mark or the screen of an app in an article, review or lesson',
        teach: 'Teach the apps in a course, book or video',
        tool: 'Offer brushes, palettes or tools that work with the apps',
        tattoo: 'Get one of the marks tattooed',
        goods: 'Put a name or mark on things that are sold or given away, or on a campaign',
        business: 'Use a name as part of a business, domain, account or app',
        ai: 'Use a mark with a product that makes pictures with generative AI',
        other: 'Something else',
      },
      more: {
        report: 'Is it for a cover, an advertisement or a special edition?',
        teach:
          'Will our name be part of the name of a course, school or certificate, or a mark appear on a book cover?',
        tool: 'Will our name or a mark be part of its name, logo or icon?',
        tattoo: 'Is it for a studio: as a design on offer, on flash sheets or in the shop window?',
      },
      yes: 'Yes',
      no: 'No',
      submit: 'See the answer',
      next: 'Continue',
      again: 'Ask about another use',
    },
    verdicts: {
      free: 'You don’t need permission',
      ask: 'You need permission',
      never: 'That’s not possible',
    },
    rules: {
      name: 'Say what you mean: painted in procreate, brushes for procreate, a class on dreams. Write the names in lower case, and don’t make it look as if we made or endorse your product.',
      work: 'Show it, sell it, print it, exhibit it. Work that you made with the apps is yours, and so are goods with it on them.',
      'report-no':
        'Take a mark from the press page and leave it unchanged, with the credit beside it. You don’t have to show us an article first.',
      'report-yes': 'For covers, advertising and special editions, please ask.',
      'teach-no': 'Name the apps and show their screens, even in a paid course. Its name should be your own.',
      'teach-yes':
        'The name of a course, school or certificate needs permission if ours is in it, and so does a mark on a book cover.',
      'tool-no':
        'Say that it works with our apps: brush set for procreate. The name of the product itself should be yours.',
      'tool-yes':
        'The name of a product, its logo and its icon should be your own. Anything else needs our written agreement first.',
      'tattoo-no': 'If you would like to wear one of our marks on your own skin, do: we are touched.',
      'tattoo-yes':
        'A studio needs permission to offer our marks as a design, on flash sheets or in its shop window.',
      goods:
        'Our names and marks on clothes, stickers, mugs, packaging or prizes always need permission, sold or given away. Goods with your own work on them don’t.',
      business:
        'Please don’t register any of our names, or words that resemble them, before we’ve agreed in writing. A fan page is welcome if its name and its first lines say that it is not ours.',
      ai: 'Our marks don’t go with products that make pictures with generative AI, or with anything illegal, hateful or sexual.',
      other:
        'Anything the guidelines don’t leave free needs permission, for companies, individuals, schools and charities alike.',
    },
    guidelines: 'Read the rule in the trademark guidelines',
    form: {
      title: 'The form',
      points: [
        'It asks what you want to use and how, where and for how long, who you are, in which industry, and roughly what turnover you expect.',
        'It takes about 15 minutes. You can save it on every page and come back within 90 days, on any device.',
        'A license is for one use and one holder. We typically do not grant licenses for more than 3 years at a time.',
        'You may begin only once you have a written license. No answer is not a yes.',
      ],
      start: 'Start a request',
      starting: 'Starting...',
      anyway: 'Ask anyway',
    },
  },
  steps: {
    what: { heading: 'What you want to use', short: 'What' },
    'when-and-where': { heading: 'When and where', short: 'When and where' },
    who: { heading: 'Who’s asking', short: 'Who' },
    company: { heading: 'Your company', short: 'Company' },
    individual: { heading: 'About you', short: 'You' },
    organisation: { heading: 'What you do', short: 'Activity' },
    check: { heading: 'Check your answers', short: 'Check' },
  },
  progress: 'Step {n} of {all}',
  stepsLabel: 'Steps of the request',
  fields: {
    marks: 'Trademarks or copyright wanted',
    usage: 'Usage description',
    period: 'Period',
    period_detail: 'Which other period?',
    regions: 'Distribution regions',
    urls: 'Relevant URLs and account handles',
    is_company: 'Are you asking for a company or another organization?',
    company_name: 'Company legal name',
    contact_name: 'Contact name',
    contact_email: 'Contact email',
    business_number: 'ABN or equivalent',
    company_address: 'Company address',
    contact_is_authorised: 'Is the contact authorized to bind the company?',
    authorised_name: 'Authorized contact name',
    authorised_email: 'Authorized contact email',
    full_name: 'Full legal name',
    address: 'Address',
    email: 'Email',
    industry: 'Industry',
    industry_detail: 'Which other industry?',
    not_for_profit: 'Is it not-for-profit?',
    turnover: 'Expected annual turnover over three years, in USD',
  },
  /** In a list of errors, where the label of the field is a question. */
  errorLabels: {
    period_detail: 'Other period',
    is_company: 'Company or individual',
    contact_is_authorised: 'Authorization',
    industry_detail: 'Other industry',
    not_for_profit: 'Not-for-profit',
  },
  help: {
    marks: 'Which names, marks, pictures or other material of ours, as exactly as you can.',
    usage: 'What it will appear on, how large, how many, and what it’s for.',
    period: 'How long you want to use it, starting with our answer.',
    regions: 'Countries or regions in which it will be sold, shown or given away.',
    urls: 'Where we can see what you do, one per line. Write none if there are none.',
    business_number: 'The number the company is registered under.',
    contact_is_authorised: 'Someone who may sign a license in its name.',
    email: 'We’ll reply to this address.',
    turnover: 'Per year, for what you’re asking about. A rough figure is enough.',
  },
  continue: 'Continue',
  continuing: 'Saving...',
  back: 'Back',
  save: 'Save and come back later',
  check: {
    lead: 'Read it through once more. It goes to people in Hobart, and a link to it goes to {email}.',
    change: 'Change',
    changeWhat: '{label}: change',
    agree: 'By sending it you confirm that it’s correct. Our {privacy} says what we do with it.',
    privacyLink: 'privacy policy',
    submit: 'Send the request',
  },
  saved: {
    heading: 'Saved',
    text: 'Your answers are kept until {until}. This link opens them, on any device:',
    link: 'Your link',
    careful: 'Keep this link to yourself: anyone who has it can read and change what you typed.',
    mailTitle: 'Send me the link',
    email: 'Email',
    mail: 'Send',
    mailed: 'The link is on its way to your address.',
    goOn: 'Continue the request',
    forget: 'Delete what I typed',
    forgetText: 'It’s removed at once and can’t be brought back.',
    forgetButton: 'Delete it',
    forgetting: 'Removing...',
  },
  sent: {
    heading: 'Your request has been sent',
    reference: 'Your reference',
    text: 'An email is on its way to you, with a link to all of your answers and the status of your request.',
    nextTitle: 'What happens next',
    next: [
      'People read it, and may ask you for a sketch or a sample.',
      'If we agree, we’ll offer you a written license. Only then may you begin.',
      'If we don’t agree, we’ll tell you. No answer is not a yes.',
    ],
    home: 'Trademark guidelines',
  },
  gone: {
    heading: 'Nothing is saved here anymore',
    text: 'A request is kept for 90 days after its last change, or until it is removed. This one is gone, or the link is incomplete. A page left open for more than a day opens again with the link you saved.',
    start: 'Start over',
  },
}

export default en

export type PermissionCopy = SameShape<typeof en>
