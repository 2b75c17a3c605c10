import type { PositionDetails } from '../../../contract/admin.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import type { requestCalls as calls } from '../../../contract/requests.ts'
import { negotiateLanguageTag } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import type { Handlers } from '../../http/service.ts'
import { accountOf, visitorAddressOf } from '../../http/visitor.ts'
import { findUploads } from '../uploads/claim-uploads.ts'
import { applyForBeta } from './beta/apply-for-beta.ts'
import { signAgreement } from './beta/sign-agreement.ts'
import { confirmChange } from './changes/confirm-change.ts'
import type { Dependencies } from './dependencies.ts'
import { deleteDraft, findDraft, saveDraft } from './drafts.ts'
import { askAboutEducation } from './education/ask-about-education.ts'
import { offerWork } from './made-with/offer-work.ts'
import { mailDraft } from './mail-draft/mail-draft.ts'
import { joinMediaList } from './media-list/join-media-list.ts'
import { requestPermission } from './permission/request-permission.ts'
import { applyForPosition } from './position-application/apply-for-position.ts'
import { getThread, listRequestsOfAccount } from './read-request.ts'
import { replyToRequest } from './support/reply.ts'
import { requestSupport } from './support/request-support.ts'
import { withdrawRequest } from './withdraw.ts'

/** The handlers of request calls. */
export function requestCalls(
  dependencies: Dependencies,
  /** A position in a language, open or closed. */
  findPosition: (slug: string, languageTag: LanguageTag) => Promise<PositionDetails[]>,
): Handlers<typeof calls> {
  const { db, captcha, clock } = dependencies
  return {
    async joinMediaList({ body, context }) {
      return await joinMediaList(dependencies, body, visitorAddressOf(context))
    },
    async askAboutEducation({ body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      return await askAboutEducation(dependencies, body, sender)
    },
    async requestSupport({ body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      return await requestSupport(dependencies, body, sender)
    },
    async applyForBeta({ body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      return await applyForBeta(dependencies, body, sender)
    },
    async signAgreement({ params: { reference = '' }, body: { token, name, lang } }) {
      await signAgreement(dependencies, { reference, token, name, lang })
      return { success: true }
    },
    async requestPermission({ body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      return await requestPermission(dependencies, body, sender)
    },
    async offerWork({ body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      return await offerWork(dependencies, body, sender)
    },
    async applyForPosition({ params: { slug = '' }, body, context }) {
      const sender = { visitor: visitorAddressOf(context), account: accountOf(context) }
      const position = await findPosition(slug, negotiateLanguageTag(body.lang))
      return await applyForPosition(dependencies, position, body, sender)
    },
    async replyToRequest({ params: { reference = '' }, body }) {
      const { token, text, uploads, lang = '' } = body
      await replyToRequest(dependencies, { reference, token, text, uploads, lang })
      return { success: true }
    },
    async getRequest({ params: { reference = '' }, query: { token } }) {
      return getThread(dependencies, reference, token)
    },
    async confirmChange({ params: { reference = '' }, body: { token } }) {
      return confirmChange(dependencies, reference, token)
    },
    async withdrawRequest({ params: { reference = '' }, body: { token } }) {
      await withdrawRequest(dependencies, reference, token)
      return { success: true }
    },
    async listRequestsOfAccount({ context }) {
      const account = accountOf(context)
      if (account === null) throw new Refusal(401, 'Nobody is logged in.')
      return { requests: await listRequestsOfAccount(dependencies, account) }
    },
    async findAttachments({ body: { ids } }) {
      const files = await findUploads(db, ids)
      return {
        files: files
          .filter(({ state }) => state === 'complete')
          .map(({ id, name, size }) => ({ id, name, size })),
      }
    },
    async saveDraft({ body: { kind, answers, token, lang }, context }) {
      return saveDraft(db, { kind, answers, token, lang, account: accountOf(context) }, clock())
    },
    findDraft: async ({ body: { kind, token } }) =>
      (await findDraft(db, kind, token, clock())) ?? { answers: null, expires_at: null },
    async mailDraft({ body }) {
      return mailDraft(dependencies, body)
    },
    async deleteDraft({ body: { token } }) {
      await deleteDraft(db, token)
      return { success: true }
    },
    async getCaptcha() {
      return captcha.offer()
    },
  }
}
