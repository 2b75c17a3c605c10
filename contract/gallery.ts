import * as v from 'valibot'
import { call } from './call.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { plainText } from './words.ts'

export const betaUser = v.object({ beta_type_id: v.number(), selected: v.picklist(['0', '1']) })

export const user = v.object({
  id: v.string(),
  active: v.number(),
  betaUsers: v.array(betaUser),
  username: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  verified: v.boolean(),
})
export type User = v.InferOutput<typeof user>

/** Wide enough for any id or token of ours, narrow enough that nobody can send a novel. */
export const sessionWord = plainText(200)
const credential = v.optional(sessionWord)

export const galleryCalls = {
  userLoad: call({
    name: 'userLoad',
    summary: 'The user of a stored session: by the cookies, or by the credentials in the body',
    method: 'POST',
    path: '/session/load',
    body: v.strictObject({ userId: credential, user: credential, token: credential }),
    answer: v.object({ user: v.nullable(user) }),
    refusals: { 401: 'Invalid user ID or token' },
  }),
}

export type GalleryClient = Client<typeof galleryCalls>

export const createGalleryClient = (options: ClientOptions): GalleryClient =>
  createClient(galleryCalls, options)
