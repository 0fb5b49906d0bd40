import { sourceLocale, webCatalogs } from './catalogs.ts'

type Kind = 'option' | 'optionText' | 'choice'

/** The English words of import options: those of their format where it has some of its own. */
export function parserWords(): (kind: Kind, format: string, key: string) => string | undefined {
  const words = webCatalogs.read(sourceLocale, 'parsers')
  return (kind, format, key) => words.get(`parsers.${kind}.${format}.${key}`) ?? words.get(`parsers.${kind}.${key}`)
}
