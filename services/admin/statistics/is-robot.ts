/** Whether a User-Agent identifies itself as a robot; disguised ones are counted. */
export const isRobot = (userAgent = ''): boolean =>
  userAgent === '' || /bot[/;)]|crawl|spider|slurp|preview|headless|lighthouse|curl|wget/i.test(userAgent)
