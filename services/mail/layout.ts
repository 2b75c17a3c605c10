import { createElement as h, type ReactElement } from 'react'

interface EmailLayout {
  readonly language: string
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: { readonly label: string; readonly href: string; readonly bare: string } | null
  readonly notes: readonly string[]
  readonly footer: string
}

const faces = 'Georgia, "Songti SC", "Noto Serif CJK SC", "Hiragino Mincho ProN", "Yu Mincho", serif'
const textFaces =
  'system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Microsoft YaHei", "Hiragino Sans", "Yu Gothic", sans-serif'

/** What a mail in dark colors differs by. */
export const darkQuery = '@media (prefers-color-scheme: dark)'

/** The dark color scheme; mail programs without `prefers-color-scheme` show the light one. */
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
${darkQuery} {
  .paper { background: #1b1e33 !important }
  .sheet { background: #242845 !important }
  .ink { color: #f2ebe0 !important }
  .faint { color: #c9c3bb !important }
  .link { color: #ff9a85 !important }
  .rule { border-color: #4a4f78 !important }
}`

export const text = {
  fontFamily: textFaces,
  fontSize: '16px',
  lineHeight: 1.6,
  margin: '0 0 16px',
  color: '#1b1e33',
}
export const small = { ...text, fontSize: '14px', margin: '0 0 8px', color: '#4c4e60' }
export const footerStyle = { ...small, margin: '28px 0 0', fontSize: '13px' }
/** That of headings. */
export const title = { ...text, fontFamily: faces, lineHeight: 1.25, fontWeight: 700 }

/** The HTML of a mail: a heading, paragraphs, at most one button, no images. */
export function layOut(email: EmailLayout): ReactElement {
  const { language, subject, heading, paragraphs, button, notes, footer } = email
  return sheetOf(
    { language, subject },
    headingOf(heading),
    ...paragraphs.map((line, key) =>
      h('p', { key: `p${key}`, className: 'ink', style: { ...text, whiteSpace: 'pre-line' } }, line),
    ),
    button && press(button.label, button.href),
    ...notes.map((line, key) => h('p', { key: `n${key}`, className: 'faint', style: small }, line)),
    button && bareAddress(button.bare, button.href),
    h('p', { className: 'faint', style: footerStyle }, footer),
  )
}

export const headingOf = (heading: string): ReactElement =>
  h('h1', { className: 'ink', style: { ...title, fontSize: '28px', margin: '0 0 20px' } }, heading)

/** A whole mail around its content. */
export const sheetOf = (
  { language, subject }: { readonly language: string; readonly subject: string },
  ...content: (ReactElement | null)[]
): ReactElement =>
  h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, dark),
    ),
    h(
      'body',
      { className: 'paper', style: { margin: 0, padding: 0, background: '#f2ebe0' } },
      sheet(...content),
    ),
  )

/** A table, which every mail program can center. */
const sheet = (...children: (ReactElement | null)[]) =>
  h(
    'table',
    {
      role: 'presentation',
      className: 'paper',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      style: { background: '#f2ebe0' },
    },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { align: 'center', style: { padding: '32px 12px' } },
          h(
            'table',
            {
              role: 'presentation',
              className: 'sheet',
              width: '100%',
              cellPadding: 0,
              cellSpacing: 0,
              border: 0,
              style: { maxWidth: '560px', background: '#fbf7f0', borderRadius: '6px' },
            },
            h(
              'tbody',
              null,
              h('tr', null, h('td', { align: 'left', style: { padding: '36px 32px' } }, ...children)),
            ),
          ),
        ),
      ),
    ),
  )

export const press = (label: string, href: string) =>
  h(
    'p',
    { key: 'button', style: { margin: '24px 0' } },
    h(
      'a',
      {
        href,
        style: {
          ...text,
          display: 'inline-block',
          padding: '12px 24px',
          borderRadius: '6px',
          background: '#c8402a',
          border: '1px solid #c8402a',
          color: '#ffffff',
          fontWeight: 600,
          textDecoration: 'none',
        },
      },
      label,
    ),
  )

const bareAddress = (sentence: string, href: string) =>
  h(
    'p',
    { key: 'bare', className: 'faint', style: { ...small, margin: '20px 0 0' } },
    sentence,
    h('br'),
    h('a', { href, className: 'faint', style: { color: '#4c4e60', wordBreak: 'break-all' } }, href),
  )
