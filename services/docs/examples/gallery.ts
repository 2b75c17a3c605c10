import type { galleryCalls } from '../../../contract/gallery.ts'
import type { Examples } from '../../http/openapi.ts'

const lang = 'en'
const password = 'lemons and wattle'
const another = 'a kite over the harbour'
const token = 'R5tYc8WzQm2VdRk9TfLwZc5HnYb3JsGpAe8UoNxK7iQ'
const session = 'b1946ac92492d2347c6235b4d2611184'
const credential = 'Zm9yLWEtcGFzc2tleS1vZi1NaW8'
/** Shortened `PublicKeyCredential.toJSON()`. */
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4ifQ'
const made = {
  id: credential,
  rawId: credential,
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
}
const shown = { ...made, response: { clientDataJSON, authenticatorData: 'SZYN5YgO', signature: 'MEUCIQD' } }

/** Example inputs of each call of the gallery service; the compiler requires one for each. */
export const galleryExamples: Examples<typeof galleryCalls> = {
  getCaptcha: { body: {} },
  publicBetaRegister: {
    body: {
      username: 'mio',
      firstname: 'Mio',
      lastname: 'Tanaka',
      password,
      password2: password,
      email: 'mio@example.com',
      dob: '1994-02-28',
      terms: true,
      lang,
      captcha: 'wait:the-offer-of-getCaptcha',
    },
  },
  userLogin: { body: { username: 'mio', password, lang } },
  userLoad: { body: {} },
  userLogout: {},
  publicBetaResendConfirmationEmail: { body: { lang } },
  confirmEmail: { body: { token } },
  publicBetaReapply: { body: { lang, beta_type_id: 3 } },
  changeUser: { body: { firstname: 'Miou', lastname: 'Tanaka', lang } },
  changePassword: { body: { current: password, password: another, password2: another, lang } },
  changeEmail: { body: { current: password, email: 'mio@example.org', lang } },
  requestPasswordReset: { body: { email: 'mio@example.com', lang } },
  resetPassword: { body: { token, password: another, password2: another, lang } },
  exportUser: { body: { password, lang } },
  deleteUser: { body: { password, lang } },
  listSessions: {},
  endSession: { params: { id: session }, body: { password, lang } },
  endOtherSessions: { body: { password, lang } },
  listPasskeys: {},
  removePasskey: { params: { id: credential }, body: { password, others: false, lang } },
  startPasskeyProof: { body: {} },
  startPasskeyRegistration: { body: { password, lang } },
  finishPasskeyRegistration: { body: { name: 'iPad', response: made, others: false, lang } },
  startPasskeyAuthentication: { body: {} },
  finishPasskeyAuthentication: { body: { response: shown } },
}
