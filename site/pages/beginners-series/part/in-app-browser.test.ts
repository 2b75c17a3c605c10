import { expect, test } from 'vitest'
import { isInAppBrowser } from './in-app-browser.ts'

const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  `${tablet} Mobile/15E148 Instagram 390.0.0.28.85 (iPad14,8; iPadOS 18_5; en_AU)`,
  `${tablet} Mobile/15E148 [FBAN/FBIOS;FBAV/521.0.0.41.100;FBDV/iPad14,8]`,
  `${tablet} Mobile/15E148 MicroMessenger/8.0.61(0x18003d28) NetType/WIFI Language/zh_CN`,
  `${tablet} Mobile/15E148 Safari Line/15.12.0`,
])('%s hands out no files', userAgent => {
  expect(isInAppBrowser(userAgent)).toBe(true)
})

test.each([
  `${tablet} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Online/1',
  '',
])('%s does', userAgent => {
  expect(isInAppBrowser(userAgent)).toBe(false)
})
