/** A word or phrase that the product never uses, and what it says instead. The terms themselves are in docs/terms.md. */
export interface NeverWord {
  pattern: RegExp
  instead: string
}

/** English, wherever people read it: on screens, in messages of the API, in mails and in documents. */
export const neverInEnglish: readonly NeverWord[] = [
  // Terms of the field
  never('customers?', 'client'),
  never('translators?', 'linguist'),
  never('net rates', 'net rate scheme', '(?! schemes?)'),
  never('net words', 'weighted words'),
  never('least pay', 'minimum fee'),
  never('lower pay', 'reduced fee'),
  never('API tokens?', 'access key'),
  never('kanban', 'term request board'),
  never('hits?', 'match or result'),
  never('awaiting approval', 'waiting for approval'),
  never('without linguists?', 'unassigned'),
  never('inline codes?', 'inline tag'),
  // Actions
  never('log(?:s|ged|ging)? (?:in|out)', 'sign in, sign out'),
  never('log(?:in|out)s?', 'sign-in, sign-out'),
  never('act(?:s|ed|ing)? as (?:them|someone|(?:this|that|another|a) (?:person|user))', 'sign in as'),
  never('(?:take|takes|taking|took|taken) over', 'import or apply'),
  never('(?:take|takes|taking|took|taken) (?:\\w+ ){0,2}(?:out|away|back)', 'remove, unassign, or undo'),
  never('(?:give|gives|giving|gave|given) (?:\\w+ ){0,2}back', 'return'),
  never('(?:bind|binds|binding|bound) (?:a|the) (?:memory|memories|glossary|glossaries)', 'add'),
  never('(?:has|have|had) run out', 'expired', '(?! of\\b)'),
  // Riddles
  never('somebody', 'someone'),
  never('anybody', 'anyone'),
  never('everybody', 'everyone'),
  never('nobody', 'no one, or name the role'),
  never('who(?:ever|so|soever|mever)', 'anyone who, or name the role'),
  never('anew', 'again, or re-'),
  never('just now', 'right now, or nothing'),
  never('meanwhile', 'in the meantime'),
  never('(?:is|are) no \\w+ that', 'isn’t a … that'),
  never('There is no such', '… not found'),
  never('please', 'the sentence without it'),
  // US spelling
  never('[Cc]ancell(?:ed|ing)', 'canceled', '', 'u'),
  never('analys(?:e|ed|ing)', 'analyze'),
  never('learnt', 'learned'),
  never('licences?', 'license'),
  never('(?:colour|favour|honour|neighbour|behaviour)\\w*', '-or'),
  never(
    '\\w*(?:organ|recogn|normal|initial|synchron|author|custom|local|summar)is(?:e[ds]?|ing|ations?|ational)',
    '-ize',
  ),
  never('(?:centre|catalogue)s?', 'center, catalog'),
]

/** English in messages besides, of the server and on screens: short, and without riddles. */
export const neverInMessages: readonly NeverWord[] = [
  never('(?<!there )(?:is|are) no (?!longer|more)\\w+', 'isn’t a …'),
  never('by (?:hand|itself|themselves)', 'manually, automatically'),
  never('stays? as (?:it|they)', 'doesn’t change'),
  never('for good', 'permanently'),
  never('at once', 'immediately'),
  never('say (?:how|what|why|which)', 'Enter …'),
  never('may not', 'can’t'),
  never('(?:job|jobs) (?:for|of) (?:a |the )?linguists?', 'task'),
  never(
    '(?<!(?:organizational|work|translation|segment|per|same|of) )units?',
    'organizational unit, work unit, or translation unit',
    '(?! (?:price|name|type)\\b)',
  ),
]

/** English on screens besides: in contractions. */
export const neverOnScreens: readonly NeverWord[] = [
  never('(?:can|could|do|does|is|are|was|were|will|has|have|should)(?:not| not)', 'the contraction'),
  never('mails?', 'email'),
]

/** By locale: other variants of the language, the wrong form of address, and second words for one term. */
export const neverInLocale: Readonly<Record<string, readonly NeverWord[]>> = {
  de: [
    never('du|dich|dir|dein(?:e|er|en|em|es)?|euch|eu(?:er|re|ren|rem|res)', 'Sie, Ihr'),
    never('Mindestlohn\\w*', 'Mindestbetrag'),
    never('Lohn|Löhne', 'Honorar'),
    never('Vergütung(?:en)?|Bezahlung(?:en)?', 'Honorar'),
    never('Sprachprofis?|Übersetzer(?:in)?(?:nen)?s?', 'Linguist'),
    never('(?:ein|aus)(?:zu)?loggen|(?:ein|aus)geloggt', 'anmelden, abmelden'),
    never('Speicher', 'Memory'),
    never('Aufschl(?:ag|äge)', 'Zuschlag'),
    never('Fälligkeit\\w*', 'Liefertermin'),
    never('Nettosätze\\w*', 'Nettosatz-Schema'),
    never('Nettowörter\\w*', 'gewichtete Wörter'),
    never('Kontoverwaltung|Projektleitung|Kundschaft', 'Kontoadministrator, Projektmanager, Kunde'),
    never('genehmig\\w*', 'freigeben'),
    never('Translation-Memorys', 'Translation Memorys'),
  ],
  es: [
    never('tú|tu|tus|te|ti|contigo|puedes|tienes|debes|quieres', 'usted'),
    never(
      '(?:Elige|Introduce|Escribe|Inténtalo|Comprueba|Añade|Pulsa|Prueba|Pide|Vuelve) ',
      'the form of usted',
      '',
      'u',
    ),
    never('traductor(?:es|as?)?', 'lingüista'),
    never('loguear\\w*', 'iniciar sesión'),
    never('tasas?', 'tarifa'),
    never('palabras netas', 'palabras ponderadas'),
    never('tarifas? mínimas?|pagos? mínimos?', 'importe mínimo'),
    never('pagos? menor(?:es)?', 'pago reducido'),
    never('coincidencias? de contexto', 'coincidencia contextual'),
    never('gestor(?:es)?', 'gestor de proyectos', '(?! de proyectos)'),
    never('por defecto', 'predeterminado'),
  ],
  fr: [
    never('tu|toi|tes|ton', 'vous'),
    never('taux nets?|tarifs nets?', 'barème net'),
    never('gestionnaires?', 'chef de projet'),
    never('traducteur(?:s|rice|rices)?', 'linguiste'),
  ],
  pt: [
    never('palavras?-passe', 'senha'),
    never('utilizador(?:es|as?)?', 'usuário'),
    never('ficheiros?', 'arquivo'),
    never('(?:eliminar?|eliminad[oa]s?|elimina)', 'excluir'),
    never('(?:guardar|guardad[oa]s?)', 'salvar'),
    never('anular|anulad[oa]s?', 'desfazer'),
    never('ecrãs?|telemóve(?:l|is)|contactos?|registos?|equipas?', 'the word of Brazil'),
    never('(?:está|estão) a \\w+(?:ar|er|ir)', 'the gerund'),
    never('tradutor(?:es|as?)?', 'linguista'),
  ],
  ru: [
    never('ты|тебя|тебе|тобой|твой|твоя|твоё|твои|твоего|твоей', 'вы'),
    never('задани(?:е|я|ю|ем|й|ям|ями|ях)', 'задача'),
    never('одобр\\w*', 'утвердить'),
    never('чисты[ехм]\\w* став\\w*', 'сетка скидок'),
    never('единиц\\w* работы', 'рабочая единица'),
    never('переводчик\\w*', 'лингвист'),
  ],
  ja: [
    never('サインイン|サインアウト', 'ログイン, ログアウト'),
    never('ユニット', '部門, 作業単位 or 翻訳単位'),
    never('翻訳者', 'リンギスト'),
    never('ネットレート|正味率|正味レート(?!表)', '正味レート表'),
    never('単語数', 'ワード数'),
    never('用語検索', 'コンコーダンス検索'),
    never('顧客', 'クライアント'),
    never('ソース言語|ターゲット言語', '原文言語, 訳文言語'),
    never('文脈一致|完全一致|あいまい一致', 'コンテキストマッチ, 完全マッチ, ファジーマッチ'),
    never('既定', 'デフォルト'),
    never('取り込み|書き出し|書き出す', 'インポート, エクスポート'),
    never('役割', 'ロール'),
    never('受諾', '承諾'),
    never('納期', '期限'),
    never('分節', 'セグメント'),
    never('言語担当者', 'リンギスト'),
    never('…(?=[件日個人])', 'a space after the figure'),
  ],
  zh: [
    never('你', '您'),
    never('工序', '步骤'),
    never('分段', '句段'),
    never('译员|语言人员', '语言专家'),
    never('帐户|账号', '账户'),
    never('语境', '上下文, or 相关搜索'),
    never('登出', '退出登录'),
    never('组织单位', '部门'),
    never('术语表', '术语库'),
    never('撤消', '撤销'),
    never('绑定', '添加, 移除'),
    never('净字数', '加权字数'),
    never('最低收费|最低报酬', '最低费用'),
    never('较低报酬', '减额报酬'),
    never('邮箱地址|邮件地址', '电子邮箱'),
  ],
  ar: [
    never('التوافق', 'كشاف السياق'),
    never('تعيين (?:ال)?(?:مهام|مهمة|لغوي|لغويين)', 'إسناد'),
    never('(?:ال)?مترجم(?:ين|ون)', 'لغوي'),
    never('غير معيّن(?:ة|ين)?', 'غير مُسند'),
  ],
}

/**
 * Whole words in either case. Letters of any script count as such, which `\b` does not know; Japanese and Chinese write
 * words without spaces, so theirs are found anywhere.
 */
function never(words: string, instead: string, condition = '', flags = 'iu'): NeverWord {
  const isJoined = /\p{Script=Han}|\p{Script=Katakana}/u.test(words)
  const pattern = isJoined ? words : `(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])${condition}`
  return { pattern: new RegExp(pattern.replaceAll('\\w', '[\\p{L}\\p{N}_]'), flags), instead }
}
