import type { ReviewItem } from '@dragoman/sdk/operations/quality'

/** The reference of a project, by which its people know it, or its name where it has none. */
export const projectTitle = ({ name, reference }: ReviewItem['project']): string => reference ?? name
