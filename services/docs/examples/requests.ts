import type { requestCalls } from '../../../contract/requests.ts'
import type { Examples } from '../../http/openapi.ts'

const lang = 'en-US'
const captcha = 'wait:the-offer-of-getCaptcha'
const token = 'x7Qm2VdRk9TfLwZc5HnYb3JsGpAe8UoN'
const upload = '0f8b3c6d9e2a417585c1d4e7f0a3b6c9'
const mio = { name: 'Mio Tanaka', email: 'mio@example.com', email2: 'mio@example.com' }
const params = { reference: 'support-7KQ2M9' }

/** Example inputs of each request call; the compiler requires one for each. */
export const requestExamples: Examples<typeof requestCalls> = {
  getCaptcha: { body: {} },
  requestSupport: {
    body: {
      ...mio,
      product: 'dreams',
      question: 'My film has no sound when I share it.',
      uploads: [upload],
      code_of_conduct: true,
      beta: false,
      lang,
      captcha,
    },
  },
  joinMediaList: {
    body: {
      ...mio,
      organisation: 'The Tram Window',
      format: 'print',
      marketing: false,
      terms: true,
      lang,
      captcha,
    },
  },
  askAboutEducation: {
    body: {
      ...mio,
      school: 'Harbor Street School',
      role: 'teacher',
      country: 'Japan',
      devices: '10-49',
      message: 'Can two classes share thirty tablets?',
      terms: true,
      lang,
      captcha,
    },
  },
  applyForBeta: {
    body: {
      ...mio,
      device_language: 'ja',
      familiarity: ['sketching', 'animation'],
      devices: ['ipad-a16', 'not-listed'],
      message: 'I draw on trains.',
      code_of_conduct: true,
      terms: true,
      lang,
      captcha,
    },
  },
  applyForPosition: {
    params: { slug: 'graphics-engineer' },
    body: {
      name: 'Mio Tanaka',
      email: 'mio@example.com',
      portfolio: 'https://example.com/mio',
      message: 'I write shaders, and draw on trains.',
      uploads: [upload],
      keep: false,
      consent: true,
      lang,
      captcha,
    },
  },
  offerWork: {
    body: {
      uploads: [upload],
      title: 'Last tram',
      alt: 'A green tram on a wet street at dusk.',
      words: 'Begun on the tram, with one thumb.',
      app: 'pocket',
      medium: 'oil',
      name: 'Mio Tanaka',
      link: 'https://example.com/mio',
      email: 'mio@example.com',
      age: '16',
      licence: 'wall',
      rights: true,
      consent: true,
      lang,
      captcha,
    },
  },
  signAgreement: { params, body: { token, name: 'Mio Tanaka', agreed: true, lang } },
  requestPermission: {
    body: {
      marks: 'The procreate wordmark',
      usage: 'On the poster of a workshop for beginners.',
      period: '1',
      regions: 'Japan',
      urls: 'https://example.com/workshop',
      is_company: 'yes',
      company_name: 'Tram Window Press',
      contact_name: 'Mio Tanaka',
      contact_email: 'mio@example.com',
      business_number: '51 824 753 556',
      company_address: '1 Harbour Street, Hobart',
      contact_is_authorised: 'yes',
      industry: '0',
      not_for_profit: 'no',
      turnover: 'under-250000',
      lang,
      captcha,
    },
  },
  getRequest: { params, query: { token } },
  replyToRequest: { params, body: { token, text: 'It is the second film.', uploads: [upload], lang } },
  confirmChange: { params, body: { token } },
  withdrawRequest: { params, body: { token } },
  listRequestsOfAccount: {},
  findAttachments: { body: { ids: [upload] } },
  saveDraft: { body: { kind: 'support', answers: { product: 'dreams', uploads: [] }, token, lang } },
  findDraft: { body: { kind: 'support', token } },
  mailDraft: { body: { kind: 'support', token, email: 'mio@example.com', lang } },
  deleteDraft: { body: { token } },
}
