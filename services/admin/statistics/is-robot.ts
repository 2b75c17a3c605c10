/** Programs that read pages and say so. Browsers made to pass for people's are counted like them. */
export const isRobot = (userAgent = ''): boolean =>
  userAgent === '' || /bot[/;)]|crawl|spider|slurp|preview|headless|lighthouse|curl|wget/i.test(userAgent)
