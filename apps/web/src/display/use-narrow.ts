import { useMediaQuery } from '@dragoman/ui/use-media-query'

/** Whether there is room for the main columns of a table alone. */
export const useNarrow = (): boolean => useMediaQuery('(width < 768px)')
