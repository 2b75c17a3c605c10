import { createHash } from 'node:crypto'
import { type Locale, languageTagOf } from '../../contract/locale.ts'
import { link, readPath } from '../../site/language/link.ts'
import type { Exchange } from '../http/exchange.ts'
import { contentPolicy } from '../http/security-headers.ts'

interface Sentences {
  readonly failed: string
  readonly refused: string
  readonly tooMany: string
  readonly unavailable: string
  /** With the seconds to wait as {seconds}. */
  readonly wait: string
  readonly home: string
}

const copy: Readonly<Record<Locale, Sentences>> = {
  en: {
    failed: 'An error occurred while showing the error page',
    refused: 'This address cannot be answered.',
    tooMany: 'Too many pages in a short time',
    unavailable: 'This cannot be shown at the moment',
    wait: 'Please wait {seconds} seconds, then load this page again.',
    home: 'Back to the home page',
  },
  cn: {
    failed: '显示错误页面时又出错了',
    refused: '无法打开这个地址。',
    tooMany: '短时间内打开的页面太多了',
    unavailable: '暂时无法显示这里的内容',
    wait: '请等 {seconds} 秒，再重新加载本页。',
    home: '返回首页',
  },
  jp: {
    failed: 'エラーページの表示中にエラーが起きました',
    refused: 'このアドレスには応答できません。',
    tooMany: '短い時間に何度もアクセスがありました',
    unavailable: 'ただいま表示できません',
    wait: '{seconds} 秒ほど待ってから、もう一度読み込んでください。',
    home: 'ホームに戻る',
  },
}

/** The colours of ui/styles/tokens/colour.css and system fonts: one rule for each element, no requests. */
const style = `:root{color-scheme:light}body{margin:0;min-block-size:100vh;display:grid;place-items:center;background:oklch(94.3% .017 78);color:oklch(24.4% .038 279);font:1.0625rem/1.6 system-ui,sans-serif}main{inline-size:min(100%,34rem);padding:2rem 1.5rem;box-sizing:border-box}h1{margin:.25rem 0 1rem;font:600 clamp(1.5rem,5vw,2.25rem)/1.25 Georgia,serif;text-wrap:balance}h1:lang(zh),h1:lang(ja){font-family:system-ui,sans-serif}main:lang(ja){word-break:auto-phrase}p{margin:0 0 1rem}a{display:inline-block;padding-block:.6rem;color:oklch(49.5% .157 33)}a:focus-visible{outline:3px solid;outline-offset:3px}`
const styleHash = createHash('sha256').update(style).digest('base64')

function headingOf(status: number, { failed, refused, tooMany, unavailable }: Sentences): string {
  if (status === 429) return tooMany
  if (status === 503) return unavailable
  return status >= 500 ? failed : refused
}

/** The page for when rendering fails: no script, no style sheet, no dependency. */
function fallbackErrorPage(path: string, status: number, retryAfter?: number): string {
  const { locale } = readPath(path)
  const sentences = copy[locale]
  const wait =
    retryAfter === undefined ? '' : `<p>${sentences.wait.replace('{seconds}', `${retryAfter}`)}</p>`
  return `<!doctype html>
<html lang="${languageTagOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${status} · procreate</title><style>${style}</style></head>
<body><main><p>${status}</p><h1>${headingOf(status, sentences)}</h1>${wait}<p><a href="${link(locale, '/')}">${sentences.home}</a></p></main></body></html>`
}

export function sendFallbackErrorPage(
  { request, response, path }: Exchange,
  status: number,
  retryAfter?: number,
): true {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy([], { style: styleHash }),
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : fallbackErrorPage(path, status, retryAfter))
  return true
}
