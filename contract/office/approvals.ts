import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { officeCall, refused } from './office-call.ts'

const unknownPart = { 404: 'Unknown entry or part' } as const
const id = plainText(200)
const approval = '/content/entries/{entry}/{part}/approval'
const over = 'It was saved again, withdrawn or decided since'

/** What a part that needs a second person says of its newest revision. */
export const approvalView = v.object({
  /** `none`: nobody was asked yet. */
  state: v.picklist(['none', 'asked', 'approved', 'refused', 'withdrawn']),
  /** The names of who asked and who decided. */
  asked_by: v.nullable(v.string()),
  asked_at: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  /** Why it was refused. */
  reason: v.string(),
  /** What the caller may do now. */
  may: v.object({ ask: v.boolean(), decide: v.boolean(), withdraw: v.boolean() }),
  /** Why the caller cannot decide although somebody asks; null: they can, or nobody asks. */
  hindrance: v.nullable(v.picklist(['role', 'author'])),
})
export type ApprovalView = v.InferOutput<typeof approvalView>

/** An approval of a revision, whatever became of it; `fallen`: the part was saved again. */
export const revisionApproval = v.object({
  id: v.string(),
  revision: v.string(),
  state: v.picklist(['asked', 'approved', 'refused', 'withdrawn', 'fallen']),
  asked_by: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
  decided_at: v.nullable(v.string()),
  reason: v.string(),
})
export type RevisionApproval = v.InferOutput<typeof revisionApproval>

const askedApproval = v.object({
  kind: v.picklist(entryKinds),
  path: v.string(),
  title: v.string(),
  part: v.picklist(everyPart),
  number: v.number(),
  asked_by: v.nullable(v.string()),
  asked_at: v.string(),
})
export type AskedApproval = v.InferOutput<typeof askedApproval>

/** Legal texts go out when a second person has approved them. An approval is of one revision. */
export const approvalCalls = {
  listApprovals: officeCall({
    name: 'listApprovals',
    summary: 'The texts that wait for the approval of the caller, those asked first at the top; at most 100',
    method: 'GET',
    path: '/content/approvals',
    permission: 'content.read',
    answer: v.object({ approvals: v.array(askedApproval) }),
    refusals: { ...refused },
  }),
  askApproval: officeCall({
    name: 'askApproval',
    summary: 'Asks for the approval of the newest revision of a part',
    method: 'POST',
    path: approval,
    permission: 'content.write',
    body: v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    answer: v.object({ revision: v.string() }),
    refusals: {
      ...refused,
      ...unknownPart,
      409: 'Somebody else has saved since, nothing is written, it needs no approval, or it is asked for already',
    },
  }),
  approve: officeCall({
    name: 'approve',
    summary: 'Approves a revision that somebody else has written',
    method: 'POST',
    path: `${approval}/approved`,
    permission: 'content.publish',
    body: v.strictObject({ revision: id }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: over },
  }),
  refuseApproval: officeCall({
    name: 'refuseApproval',
    summary: 'Refuses to approve a revision, with the reason',
    method: 'POST',
    path: `${approval}/refused`,
    permission: 'content.publish',
    body: v.strictObject({
      revision: id,
      reason: v.pipe(plainText(500), v.trim(), v.minLength(1, 'should say why')),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: over },
  }),
  withdrawApproval: officeCall({
    name: 'withdrawApproval',
    summary: 'Takes back the question for an approval, or an approval of what has not gone out',
    method: 'POST',
    path: `${approval}/withdrawn`,
    permission: 'content.write',
    body: v.strictObject({ revision: id }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: over },
  }),
  withdrawVersion: officeCall({
    name: 'withdrawVersion',
    summary: 'Takes back the announced version of a legal text: the one in effect is what is published again',
    method: 'POST',
    path: '/content/entries/{entry}/announced/withdrawn',
    permission: 'content.publish',
    body: v.strictObject({
      /** The day from which it would have been in effect. */
      effective: plainText(10),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: 'No version of that day is announced' },
  }),
} as const
