import * as v from 'valibot'
import { everyLocale } from '../locale.ts'
import { outOfBounds, pageSize, plainText } from '../schemas.ts'
import { entryKinds, everyPart } from './content-parts.ts'
import { mediaFaults } from './media-limits.ts'
import { officeCall, refused } from './office-call.ts'

const language = v.picklist(everyLocale)

const words = v.object({ language, alt: v.string(), credit: v.string(), version: v.number() })

const size = { width: v.number(), height: v.number() }

/** A picture of the library in a list. */
const mediaRow = v.object({
  id: v.string(),
  /** The name of its file. */
  name: v.string(),
  /** `making`: its files are being made; `unusable`: there are none, for `fault`. */
  state: v.picklist(['making', 'ready', 'unusable']),
  /** Why the newest file could not be taken in. */
  fault: v.nullable(v.picklist(mediaFaults)),
  ...size,
  colour: v.string(),
  /** A small file of it; null: there is none yet. */
  thumbnail: v.nullable(v.string()),
  /** What it shows, in the first language that has it. */
  alt: v.string(),
  /** The languages that have its words. */
  languages: v.array(language),
  /** The number of texts that use it. */
  uses: v.number(),
  archived_at: v.nullable(v.string()),
})
export type MediaRowView = v.InferOutput<typeof mediaRow>

/** A part of a text that uses a picture. */
const mediaUse = v.object({
  kind: v.picklist(entryKinds),
  path: v.string(),
  part: v.picklist(everyPart),
  title: v.string(),
  /**
   * Whether visitors see it there; else it is in the newest revision, goes out at a moment or with a bundle, is in a file
   * that differs from the office, or is what somebody types.
   */
  how: v.picklist(['live', 'draft', 'scheduled', 'bundle', 'conflict', 'typed']),
})

const mediaView = v.object({
  ...mediaRow.entries,
  /** Incremented with each new file and focal point. */
  version: v.number(),
  focal: v.object({ x: v.number(), y: v.number() }),
  /** Whether files of a newer version are being made. */
  is_making: v.boolean(),
  /** The rights and the creator that the file itself states. */
  licence: v.string(),
  source: v.string(),
  created_at: v.string(),
  /** The name of who added it; null: they are no longer among staff. */
  created_by: v.nullable(v.string()),
  /** The files that are shown, of the picture and of its crops. */
  files: v.array(
    v.object({ cut: v.string(), format: v.string(), ...size, src: v.string(), bytes: v.number() }),
  ),
  words: v.array(words),
  used_in: v.array(mediaUse),
  /** How many stored revisions of texts name it, earlier ones too. */
  revisions: v.number(),
  /** What the caller may do: change or delete the picture, and write its words in languages. */
  may: v.object({ change: v.boolean(), delete: v.boolean(), words: v.array(language) }),
})
export type MediaView = v.InferOutput<typeof mediaView>

export const mediaFilters = ['all', 'unused', 'wordless', 'unusable', 'archived'] as const

const upload = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, 'should be the id of an upload'))
const version = v.pipe(v.number(), v.integer(), v.minValue(0))
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const unknownMedia = { 404: 'There is no such picture' } as const
const stale = { 409: 'Somebody else has changed it meanwhile' } as const
const notTaken = {
  409: 'The upload is not complete, or belongs to something else',
  422: 'No picture that the library takes',
} as const
const success = v.object({ success: v.boolean() })

export const mediaCalls = {
  listMedia: officeCall({
    name: 'listMedia',
    summary:
      'Pictures of the library, newest first, those with these words in their name, alternative text or credit',
    method: 'GET',
    path: '/media',
    permission: 'media.read',
    query: v.strictObject({
      q: v.optional(plainText(200)),
      filter: v.optional(v.picklist(mediaFilters), 'all'),
      cursor: v.optional(plainText(500)),
      limit: v.optional(pageSize),
    }),
    answer: v.object({ media: v.array(mediaRow), next_cursor: v.nullable(v.string()) }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  searchCollection: officeCall({
    name: 'searchCollection',
    summary: 'The site’s own pictures with these words in their id or alternative text, in any language',
    method: 'GET',
    path: '/media/collection',
    permission: 'media.read',
    query: v.strictObject({ q: plainText(200) }),
    answer: v.object({
      pictures: v.array(v.object({ id: v.string(), alt: v.string(), thumbnail: v.nullable(v.string()) })),
    }),
    refusals: { ...refused, 400: outOfBounds },
  }),
  getMediaLimits: officeCall({
    name: 'getMediaLimits',
    summary: 'What can be uploaded as a picture, for those who may',
    method: 'GET',
    path: '/media/limits',
    permission: 'media.add',
    answer: v.object({ bytes: v.number(), pixels: v.number(), types: v.array(v.string()) }),
    refusals: refused,
  }),
  getMedia: officeCall({
    name: 'getMedia',
    summary: 'A picture with its words, files and uses',
    method: 'GET',
    path: '/media/{id}',
    permission: 'media.read',
    answer: mediaView,
    refusals: { ...refused, ...unknownMedia },
  }),
  getThumbnail: officeCall({
    name: 'getThumbnail',
    summary: 'The address of a small file of a picture; null: there is none yet',
    method: 'GET',
    path: '/media/{id}/thumbnail',
    permission: 'media.read',
    answer: v.object({ thumbnail: v.nullable(v.string()) }),
    refusals: { ...refused, ...unknownMedia },
  }),
  addMedia: officeCall({
    name: 'addMedia',
    summary: 'Adds an uploaded file to the library; its files are made in the background',
    method: 'POST',
    path: '/media',
    permission: 'media.add',
    body: v.strictObject({ upload }),
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, ...notTaken },
  }),
  replaceMedia: officeCall({
    name: 'replaceMedia',
    summary: 'Shows another file wherever a picture is used; the addresses of the files before stay',
    method: 'POST',
    path: '/media/{id}/file',
    permission: 'media.add',
    body: v.strictObject({ upload, version }),
    answer: v.object({ version: v.number() }),
    refusals: { ...refused, ...unknownMedia, ...notTaken },
  }),
  changeMediaWords: officeCall({
    name: 'changeMediaWords',
    summary: 'Says in a language what a picture shows and whose it is',
    method: 'POST',
    path: '/media/{id}/words/{language}',
    permission: 'media.words',
    body: v.strictObject({ alt: plainText(1000), credit: plainText(300), version }),
    answer: v.object({ version: v.number() }),
    refusals: {
      ...refused,
      ...unknownMedia,
      ...stale,
      422: 'A text that is live in this language uses the picture: its words cannot be empty',
    },
  }),
  setFocalPoint: officeCall({
    name: 'setFocalPoint',
    summary: 'Sets the point, in percent, that every crop of a picture shows; the crops are made anew',
    method: 'POST',
    path: '/media/{id}/focal-point',
    permission: 'media.add',
    body: v.strictObject({ x: percent, y: percent, version }),
    answer: v.object({ version: v.number() }),
    refusals: { ...refused, ...unknownMedia, ...stale },
  }),
  archiveMedia: officeCall({
    name: 'archiveMedia',
    summary: 'Takes a picture that no text uses out of the library, or back into it',
    method: 'POST',
    path: '/media/{id}/archived',
    permission: 'media.add',
    body: v.strictObject({ archived: v.boolean() }),
    answer: success,
    refusals: { ...refused, ...unknownMedia, 409: 'A text uses it' },
  }),
  deleteMedia: officeCall({
    name: 'deleteMedia',
    summary:
      'Deletes a picture that no text uses, for good: the files of all its versions are removed, and their addresses end',
    method: 'POST',
    path: '/media/{id}/deletion',
    permission: 'media.delete',
    elevated: true,
    body: v.strictObject({ version }),
    answer: success,
    refusals: {
      ...refused,
      ...unknownMedia,
      409: 'A text uses it, or somebody else has changed it meanwhile',
    },
  }),
}
