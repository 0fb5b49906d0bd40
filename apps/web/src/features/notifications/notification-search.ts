import { oneOf, search, text } from '@dragoman/hooks/list'

/** What of the address narrows the list of notifications. */
export const notificationSearch = search({ show: oneOf(['UNREAD', 'MUTED'] as const), kind: text })

export type NotificationSearch = Partial<ReturnType<typeof notificationSearch>>
