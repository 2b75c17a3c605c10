import { link, readPath } from '../site/language/link.ts'
import { isoOf, type Locale } from '../site/language/locale.ts'
import type { Exchange } from './exchange.ts'
import { contentPolicy } from './security-headers.ts'

const copy: Readonly<Record<Locale, { failed: string; refused: string; home: string }>> = {
  en: {
    failed: 'An error occurred while showing the error page',
    refused: 'This address cannot be answered.',
    home: 'Back to the home page',
  },
  cn: { failed: '显示错误页面时又出了一个错误', refused: '这个地址无法应答。', home: '返回首页' },
  jp: {
    failed: 'エラーページの表示中にエラーが起きました',
    refused: 'このアドレスには応答できません。',
    home: 'ホームに戻る',
  },
}

/** The page for when no page can be rendered: no script, no style sheet, nothing that could fail. */
export function lastResort(path: string, status: number): string {
  const { locale } = readPath(path)
  const { failed, refused, home } = copy[locale]
  const sentence = status >= 500 ? failed : refused
  return `<!doctype html>
<html lang="${isoOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${status} · procreate</title></head>
<body><main><p>${status}</p><h1>${sentence}</h1><p><a href="${link(locale, '/')}">${home}</a></p></main></body></html>`
}

export function sendLastResort({ request, response, path }: Exchange, status: number): true {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy([]),
    'Cache-Control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? undefined : lastResort(path, status))
  return true
}
