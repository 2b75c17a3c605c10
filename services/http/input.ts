import type { Context } from 'hono'
import * as v from 'valibot'
import type { Call, Schema } from '../../contract/call.ts'
import { type FormSchema, reasonsOf } from '../../contract/forms/rules.ts'
import { FieldRefusal } from './field-refusal.ts'
import { Refusal } from './problem.ts'

/** The input of a call, validated by its schemas. Throws `Refusal` 400, 415 or 422, or `FieldRefusal`. */
export async function readInput(call: Call, context: Context) {
  const query = call.query && checkQuery(call.query, readQuery(context))
  const body = call.body && (call.form ? checkForm : checkBody)(call.body, await readBody(call, context))
  return { params: context.req.param() as Record<string, string>, query, body }
}

const readQuery = (context: Context) => Object.fromEntries(new URL(context.req.url).searchParams)

const readBody = (call: Call, context: Context) =>
  call.fromAnywhere && isForm(context) ? readForm(context) : readJson(context)

const isForm = (context: Context) =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data) *(?:;|$)/i.test(
    context.req.header('content-type') ?? '',
  )

async function readForm(context: Context): Promise<unknown> {
  const form = await context.req.formData().catch(() => {
    throw new Refusal(400, 'The body is not a form.')
  })
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text().catch(() => {
    throw new Refusal(400, 'The body broke off.')
  })
  if (text === '') return {}
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json *(?:;|$)/i.test(type))
    throw new Refusal(415, 'The body should be application/json.')
  try {
    return JSON.parse(text, halves.test(text) ? withWholeCharacters : undefined)
  } catch {
    throw new Refusal(400, 'The body is not JSON.')
  }
}

/** Half a character is none in UTF-8: columns of a database and pages would say something else than JSON, which keeps it. */
const halves = /\\u[dD][89a-fA-F]/
const withWholeCharacters = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

function checkBody(schema: Schema, value: unknown) {
  refuseUnknownFields(schema, value, 422)
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new Refusal(422, `${v.getDotPath(issue) ?? 'The whole'}: ${issue.message}`)
}

/** Throws `Refusal` 422 for a value outside an enumeration, 400 for a malformed one. */
function checkQuery(schema: Schema, value: unknown) {
  refuseUnknownFields(schema, value, 400)
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const { type, path, message } = result.issues[0]
  throw new Refusal(type === 'picklist' ? 422 : 400, `${path?.[0].key}: ${message}`)
}

/** Throws `FieldRefusal` for invalid fields, `Refusal` for a malformed body. */
function checkForm(schema: Schema, value: unknown) {
  if (typeof value !== 'object' || value === null) throw new Refusal(422, 'The whole: should be an object')
  refuseUnknownFields(schema, value, 422)
  const reasons = reasonsOf(schema as FormSchema, value)
  if (Object.keys(reasons).length > 0) throw new FieldRefusal(reasons, langOf(value))
  return v.parse(schema, value)
}

const langOf = (value: object) => ('lang' in value && typeof value.lang === 'string' ? value.lang : '')

function refuseUnknownFields(schema: Schema, value: unknown, status: number) {
  // Valibot accepts an array as an object without fields.
  if (Array.isArray(value)) throw new Refusal(status, 'The whole: should be an object')
  const stranger = findUnknownField(schema, value)
  if (stranger !== undefined) throw new Refusal(status, `${stranger.slice(0, 50)}: is not known here`)
}

/** The first field that the schema does not have. (Valibot's own check accepts `__proto__` and `constructor`.) */
function findUnknownField(schema: Schema, value: unknown): string | undefined {
  if (!('entries' in schema) || typeof value !== 'object' || value === null) return undefined
  return Object.keys(value).find(name => !Object.hasOwn(schema.entries as object, name))
}
