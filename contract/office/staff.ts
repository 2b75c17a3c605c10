import * as v from 'valibot'
import { maxEmailLength } from '../forms/email.ts'
import { everyLocale } from '../locale.ts'
import { plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'
import { roles } from './permissions.ts'

const time = v.string()
const heldRoles = v.pipe(v.array(v.picklist(roles)), v.minLength(1, 'should be one role at least'))
const languages = v.array(v.picklist(everyLocale))

/** `invited`: the link has not been used yet. */
const staffStates = ['invited', 'active', 'removed'] as const

const staffRow = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  state: v.picklist(staffStates),
  roles: v.array(v.picklist(roles)),
  /** The languages of a translator. */
  languages,
  /** The last use of a session that has not ended; null: none. */
  last_seen_at: v.nullable(time),
  /** The end of a link that is not used yet; null: none. */
  link_expires_at: v.nullable(time),
})
export type StaffRow = v.InferOutput<typeof staffRow>

const staffMember = v.object({
  ...staffRow.entries,
  created_at: time,
  has_totp: v.boolean(),
  passkeys: v.number(),
  recovery_codes_left: v.number(),
  sessions: v.array(v.object({ id: v.string(), device: v.string(), created_at: time, last_seen_at: time })),
})
export type StaffMember = v.InferOutput<typeof staffMember>

const unknown = { 404: 'Unknown member of staff' } as const
const notYourself = { 409: 'It is the caller, or the last administrator' } as const
/** A link of an invitation or a reset: good once, for 24 hours, and answered only here. */
const newLink = v.object({ id: v.string(), link: v.string() })

export const staffCalls = {
  listStaff: officeCall({
    name: 'listStaff',
    summary: 'All members of staff by address, those who were removed too',
    method: 'GET',
    path: '/staff',
    permission: 'staff.manage',
    answer: v.object({ staff: v.array(staffRow) }),
    refusals: refused,
  }),
  getStaffMember: officeCall({
    name: 'getStaffMember',
    summary: 'A member of staff with second factors and sessions',
    method: 'GET',
    path: '/staff/{id}',
    permission: 'staff.manage',
    answer: staffMember,
    refusals: { ...refused, ...unknown },
  }),
  inviteStaff: officeCall({
    name: 'inviteStaff',
    summary: 'Adds a member of staff, or one who was removed again; answers the link, and mails it if asked',
    method: 'POST',
    path: '/staff',
    permission: 'staff.manage',
    elevated: true,
    body: v.strictObject({
      email: v.pipe(v.string(), v.maxLength(maxEmailLength)),
      name: plainText(100),
      roles: heldRoles,
      languages,
      send: v.boolean(),
    }),
    answer: newLink,
    refusals: { ...refused, 409: 'The address is one of a member of staff', 422: 'It is no e-mail address' },
  }),
  changeStaff: officeCall({
    name: 'changeStaff',
    summary: 'Changes roles and languages; the sessions end',
    method: 'PUT',
    path: '/staff/{id}',
    permission: 'staff.manage',
    elevated: true,
    body: v.strictObject({ roles: heldRoles, languages }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknown, ...notYourself },
  }),
  resetStaff: officeCall({
    name: 'resetStaff',
    summary:
      'Removes password and second factors, ends the sessions; answers a new link, and mails it if asked',
    method: 'POST',
    path: '/staff/{id}/reset',
    permission: 'staff.manage',
    elevated: true,
    body: v.strictObject({ send: v.boolean() }),
    answer: newLink,
    refusals: { ...refused, ...unknown, ...notYourself },
  }),
  endSessionsOf: officeCall({
    name: 'endSessionsOf',
    summary: 'Ends the sessions of a member of staff',
    method: 'DELETE',
    path: '/staff/{id}/sessions',
    permission: 'staff.manage',
    elevated: true,
    answer: v.object({ sessions: v.number() }),
    refusals: { ...refused, ...unknown, ...notYourself },
  }),
  removeStaff: officeCall({
    name: 'removeStaff',
    summary: 'Deactivates a member of staff without credentials; what they did keeps their name',
    method: 'DELETE',
    path: '/staff/{id}',
    permission: 'staff.manage',
    elevated: true,
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknown, ...notYourself },
  }),
}
