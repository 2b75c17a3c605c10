import {
  type Environment,
  readSetting,
  readWebAddress,
  rejectSecretSetting,
  rejectSetting,
} from './read-setting.ts'

/** Where the traces of this process go. */
export type TracingSetting = {
  /** The address that takes them, by OTLP over HTTP. */
  readonly tracesUrl: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** The share of the new traces that are sampled, 0 to 1. */
  readonly ratio: number
}

/**
 * The settings of OpenTelemetry that this process knows; null: no traces.
 * https://opentelemetry.io/docs/specs/otel/protocol/exporter/
 */
export function readTracing(env: Environment): TracingSetting | null {
  const url = readWebAddress(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  if (!url) return null
  if (url.search) rejectSetting('OTEL_EXPORTER_OTLP_ENDPOINT', url.href, 'an address without a query')
  return {
    tracesUrl: `${url.origin}${url.pathname.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(env),
    serviceName: readServiceName(env),
    ratio: readRatio(env),
  }
}

/** `name=value,name=value`, values percent-encoded. */
function readHeaders(env: Environment): Readonly<Record<string, string>> {
  const value = readSetting(env, 'OTEL_EXPORTER_OTLP_HEADERS')
  const pairs = (value ?? '').split(',').filter(pair => pair.trim() !== '')
  return Object.fromEntries(pairs.map(readHeader))
}

function readHeader(pair: string): [string, string] {
  const [, name, encoded] = /^\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*([!-~]+)\s*$/.exec(pair) ?? []
  try {
    const value = decodeURIComponent(encoded ?? '')
    if (name !== undefined && /^[\t -~]+$/.test(value)) return [name, value]
  } catch {}
  return rejectSecretSetting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    'header=value, several with commas between, values percent-encoded',
  )
}

function readServiceName(env: Environment): string {
  const value = readSetting(env, 'OTEL_SERVICE_NAME') ?? 'procreate-site'
  return /^[\w.-]{1,100}$/.test(value)
    ? value
    : rejectSetting('OTEL_SERVICE_NAME', value, 'up to 100 letters, digits and . _ -')
}

function readRatio(env: Environment): number {
  const value = readSetting(env, 'OTEL_TRACES_SAMPLER_ARG') ?? '1'
  const ratio = /^\d(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN
  return ratio <= 1
    ? ratio
    : rejectSetting('OTEL_TRACES_SAMPLER_ARG', value, 'a number from 0 to 1, such as 0.05')
}
