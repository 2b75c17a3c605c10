import type { OfficeClient } from '../../../contract/office/office.ts'

/** The acts of the form of an approval, with what is said when they are done. */
export const approvalSentences: Readonly<Record<string, string>> = {
  asked: 'Asked. A second person sees it on their first screen.',
  approved: 'Approved. It can go out now.',
  refused: 'Refused. The reason stands with the text.',
  withdrawn: 'Withdrawn.',
  'taken-back': 'The announced version is taken back. The one in effect stays.',
}

/** Asks for an approval, decides about one or withdraws it. Resolves to what was done; null: it is another act. */
export async function performApproval(
  office: OfficeClient,
  params: { readonly entry: string; readonly part: string },
  form: FormData,
): Promise<string | null> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const revision = text('revision')
  switch (text('act')) {
    case 'ask-approval':
      await office.askApproval({ params, body: { version: Number(text('version')) || 0 } })
      return 'asked'
    case 'approve':
      await office.approve({ params, body: { revision } })
      return 'approved'
    case 'refuse-approval':
      await office.refuseApproval({ params, body: { revision, reason: text('reason') } })
      return 'refused'
    case 'withdraw-approval':
      await office.withdrawApproval({ params, body: { revision } })
      return 'withdrawn'
    case 'withdraw-version':
      await office.withdrawVersion({
        params: { entry: params.entry },
        body: { effective: text('effective') },
      })
      return 'taken-back'
    default:
      return null
  }
}
