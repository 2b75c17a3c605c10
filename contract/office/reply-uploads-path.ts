/** Where files of a reply are created, by the tus protocol; their bytes go to the address that this answers. */
export const replyUploadsPath = '/office/files/reply-uploads'
