import { toBcp47 } from '@dragoman/sdk/locale'

/** The name of a downloaded translation: `menu.json` in `pt_br` is `menu.pt-BR.json`. */
export function translatedName(filename: string, locale: string): string {
  const dot = filename.lastIndexOf('.')
  const [name, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, '']
  return `${name}.${toBcp47(locale)}${extension}`
}
