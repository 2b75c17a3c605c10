import * as v from 'valibot'
import type { Schema } from '../../contract/call.ts'

/** As much of JSON Schema as is looked into here. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/**
 * The JSON Schema of an object with the fields that a call is refused without: those whose schema does not take `undefined`,
 * though it may have a default so as to give a sentence, and those that the contract marks as `needed`.
 */
export function withRequired(schema: Schema, json: JsonSchema): JsonSchema {
  if (!('entries' in schema) || !json.properties) return json
  const entries = schema.entries as Readonly<Record<string, Schema>>
  const required: string[] = []
  const properties = Object.entries(json.properties).map(([name, property]) => {
    const { needed, default: preset, ...rest } = property
    const entry = entries[name]
    const isRequired = needed === true || (entry !== undefined && !v.safeParse(entry, undefined).success)
    if (isRequired) required.push(name)
    return [name, isRequired || preset === undefined ? rest : { ...rest, default: preset }] as const
  })
  return { ...json, properties: Object.fromEntries(properties), required }
}
