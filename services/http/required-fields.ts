import * as v from 'valibot'
import type { Schema } from '../../contract/call.ts'

/** The keywords of JSON Schema that are read here. */
export interface JsonSchema {
  readonly [keyword: string]: unknown
  readonly type?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
}

/**
 * The JSON Schema of an object with its required fields: those whose schema rejects `undefined`, and those that the
 * contract marks as `needed`.
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
