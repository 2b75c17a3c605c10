/** In-app browsers open pages but do not download files. */
const inAppBrowsers =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|MicroMessenger|Line|Snapchat|BytedanceWebview|musical_ly|Twitter for)\b/

export const isInAppBrowser = (userAgent: string): boolean => inAppBrowsers.test(userAgent)
