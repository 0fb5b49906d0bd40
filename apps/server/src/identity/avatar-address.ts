/** Where a person's picture is fetched from, by the key under which it is stored. */
export const avatarAddress = (key: string): string => `/api/v3/user/user-avatar/${key}`
