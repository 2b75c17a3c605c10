import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Load {
  readonly requests: number
  readonly requestsPerSecond: number
  /** 99 of 100 answers took at most this long. */
  readonly p99Ms: number
}

/** One thread and 32 connections that stay open ask for one address for some seconds. */
export async function load(url: string, encoding: string, seconds: number): Promise<Load> {
  const options = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`, url]
  const { stdout } = await promisify(execFile)('wrk', options, { timeout: (seconds + 10) * 1000 })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk saw errors:\n${stdout}`)
  const [, requests] = /(\d+) requests in/.exec(stdout) ?? []
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  const [, time, unit = ''] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(stdout) ?? []
  const inMs = { us: 0.001, ms: 1, s: 1000 }[unit]
  if (!requests || !rate || !time || !inMs) throw new Error(`wrk said what could not be read:\n${stdout}`)
  return { requests: Number(requests), requestsPerSecond: Number(rate), p99Ms: Number(time) * inMs }
}
