import { loadWords } from './words.ts'

/** Loads a part of the page together with words that nothing else of the page needs. */
export const withWords =
  <Part>(areas: Parameters<typeof loadWords>[0], load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), loadWords(areas)])
    return part
  }
