/** The subjects of the newsletter. */
export const newsletterTags = ['procreate', 'pocket', 'dreams', 'lessons', 'company'] as const
export type NewsletterTag = (typeof newsletterTags)[number]
