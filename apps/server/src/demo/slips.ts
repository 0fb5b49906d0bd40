import type { Severity } from '@dragoman/sdk/quality-score'

/** A slip of translators: what they write for `right`, and what their reviewers say of it. */
export interface Slip {
  right: string
  wrong: string
  category: string
  severity: Severity
  comment: string
}

type Row = [right: string, wrong: string, category: string, severity: Severity, comment: string]

const rows: Readonly<Record<string, readonly Row[]>> = {
  de: [
    ['Packungsbeilage', 'Gebrauchsanweisung', 'TERMINOLOGY', 'MAJOR', 'Bei Arzneimitteln heißt sie „Packungsbeilage“.'],
    ['Leitwarte', 'Kontrollraum', 'TERMINOLOGY', 'MINOR', 'Im Glossar steht „Leitwarte“.'],
    ['Serviceportal', 'Service Portal', 'GRAMMAR', 'MINOR', 'Wird zusammengeschrieben.'],
    ['Übelkeit', 'Brechreiz', 'INCORRECT_TRANSLATION', 'MINOR', 'Brechreiz ist eine eigene Nebenwirkung.'],
    ['Aktivität', 'Aktivitaet', 'GRAMMAR', 'MINOR', 'Umlaut fehlt.'],
    ['Tabletten', 'Pillen', 'FLUENCY', 'MINOR', '„Pillen“ ist umgangssprachlich.'],
    ['Schrauben', 'Nägel', 'INCORRECT_TRANSLATION', 'MAJOR', 'Es sind Schrauben, keine Nägel.'],
    [
      'Melden Sie sich',
      'Loggen Sie sich',
      'PREFERENTIAL_IMPROVED',
      'NEUTRAL',
      'Liest sich besser, war aber nicht falsch.',
    ],
  ],
  es: [
    ['efecto adverso', 'efecto secundario', 'CLIENT_INSTRUCTION', 'MAJOR', 'El cliente dice «efecto adverso».'],
    ['prospecto', 'folleto', 'TERMINOLOGY', 'MINOR', 'En medicamentos se llama «prospecto».'],
    ['sala de control', 'cuarto de control', 'TERMINOLOGY', 'MINOR', 'El glosario tiene «sala de control».'],
    ['pernos', 'tornillos', 'TERMINOLOGY', 'MINOR', 'Son pernos, no tornillos.'],
    ['informe', 'reporte', 'FLUENCY', 'MINOR', 'En España se dice «informe».'],
    ['supera el límite', 'baja del límite', 'INCORRECT_TRANSLATION', 'CRITICAL', 'Dice lo contrario del original.'],
    ['envase', 'paquete', 'PREFERENTIAL_NOT_IMPROVED', 'NEUTRAL', 'Cuestión de gusto.'],
  ],
  fr: [
    ['notice', 'brochure', 'TERMINOLOGY', 'MAJOR', 'Pour un médicament, on parle de « notice ».'],
    ['salle de contrôle', 'pièce de contrôle', 'TERMINOLOGY', 'MINOR', 'Le glossaire indique « salle de contrôle ».'],
    ['un rapport', 'un report', 'INCORRECT_TRANSLATION', 'MAJOR', '« Report » veut dire autre chose.'],
    ['au rapport', 'au report', 'INCORRECT_TRANSLATION', 'MAJOR', '« Report » veut dire autre chose.'],
    ['comprimé', 'cachet', 'FLUENCY', 'MINOR', 'Trop familier pour une notice.'],
    ['boulons', 'vis', 'TERMINOLOGY', 'MINOR', 'Ce sont des boulons.'],
    ['dose double', 'double dose', 'PREFERENTIAL_IMPROVED', 'NEUTRAL', 'Plus naturel ainsi.'],
    ['redémarrer', 'redemarrer', 'GRAMMAR', 'MINOR', 'Il manque un accent.'],
  ],
  pt: [
    ['sala de controle', 'sala de comando', 'TERMINOLOGY', 'MINOR', 'No glossário está “sala de controle”.'],
    ['relatório', 'reporte', 'FLUENCY', 'MINOR', 'Em português se diz “relatório”.'],
    ['freio', 'travão', 'FLUENCY', 'MINOR', 'No Brasil se diz “freio”.'],
    ['parafusos', 'pregos', 'INCORRECT_TRANSLATION', 'MAJOR', 'São parafusos, não pregos.'],
    ['inspeção', 'inspecção', 'GRAMMAR', 'MINOR', 'Grafia anterior ao acordo ortográfico.'],
  ],
  ru: [
    ['инструкцию', 'брошюру', 'TERMINOLOGY', 'MAJOR', 'К препарату прилагается «инструкция».'],
    ['более четырёх', 'более сорока', 'INCORRECT_TRANSLATION', 'CRITICAL', 'Искажено число таблеток.'],
    ['врачом', 'доктором', 'FLUENCY', 'MINOR', 'Разговорное слово.'],
    ['Храните', 'Держите', 'PREFERENTIAL_IMPROVED', 'NEUTRAL', 'Так звучит привычнее.'],
    ['головокружение', 'головокружения', 'GRAMMAR', 'MINOR', 'Нужно единственное число.'],
    ['тошнота', 'рвота', 'INCORRECT_TRANSLATION', 'MAJOR', 'Рвота — другое побочное действие.'],
  ],
  ja: [
    ['制御室', 'コントロールルーム', 'TERMINOLOGY', 'MINOR', '用語集では「制御室」です。'],
    ['パスワード', '暗証番号', 'INCORRECT_TRANSLATION', 'MAJOR', '暗証番号は別のものです。'],
    ['ログイン', 'サインイン', 'TERMINOLOGY', 'MINOR', '用語は「ログイン」に統一されています。'],
    ['ローター', 'ロータ', 'TERMINOLOGY', 'MINOR', '長音記号が必要です。'],
    ['プロジェクト', '案件', 'TERMINOLOGY', 'MINOR', '画面では「プロジェクト」です。'],
    ['してください', 'して下さい', 'GRAMMAR', 'MINOR', '表記基準ではひらがなです。'],
    ['できます', '可能です', 'PREFERENTIAL_IMPROVED', 'NEUTRAL', 'こちらのほうが自然です。'],
  ],
  zh: [
    ['风机', '风扇', 'INCORRECT_TRANSLATION', 'MAJOR', '风扇是另一种东西。'],
    ['登录', '登陆', 'GRAMMAR', 'MINOR', '错别字。'],
    ['螺栓', '螺丝', 'TERMINOLOGY', 'MINOR', '术语表中为“螺栓”。'],
    ['维护', '维修', 'TERMINOLOGY', 'MINOR', '这里是维护，不是维修。'],
    ['请', '', 'FLUENCY', 'MINOR', '语气太生硬，应加“请”。'],
  ],
  ar: [
    ['النشرة', 'الكتيب', 'TERMINOLOGY', 'MAJOR', 'المصطلح المعتمد للأدوية هو «النشرة».'],
    ['آثار جانبية', 'تأثيرات جانبية', 'TERMINOLOGY', 'MINOR', 'المسرد يعتمد «آثار جانبية».'],
    ['أربعة', 'اربعة', 'GRAMMAR', 'MINOR', 'سقطت الهمزة.'],
    ['الأقراص', 'الحبوب', 'FLUENCY', 'MINOR', 'كلمة عامية لا تناسب النشرة.'],
    ['غثيان', 'قيء', 'INCORRECT_TRANSLATION', 'MAJOR', 'القيء عرض آخر.'],
  ],
}

/** The slips of translators into a language. */
export const slips: Readonly<Record<string, readonly Slip[]>> = Object.fromEntries(
  Object.entries(rows).map(([locale, own]) => [
    locale,
    own.map(([right, wrong, category, severity, comment]) => ({ right, wrong, category, severity, comment })),
  ]),
)

/** The comment of reviewers where the end of a sentence is missing. */
export const cutOff: Readonly<Record<string, string>> = {
  de: 'Das Ende des Satzes fehlt.',
  es: 'Falta el final de la frase.',
  fr: 'Il manque la fin de la phrase.',
  pt: 'Falta o fim da frase.',
  ru: 'Пропущен конец предложения.',
  ja: '文の終わりが抜けています。',
  zh: '句尾漏译。',
  ar: 'نهاية الجملة ناقصة.',
}

/** The words of a dispute, from the linguist's objection to the manager's decision. */
export interface Talk {
  objection: string
  stays: string
  again: string
  gives: string
  decision: string
}

const talk = (objection: string, stays: string, again: string, gives: string, decision: string): Talk => ({
  objection,
  stays,
  again,
  gives,
  decision,
})

export const talks: Readonly<Record<string, Talk>> = {
  de: talk(
    'Im Referenzmaterial des Kunden steht es genau so.',
    'Das Referenzmaterial ist älter als das Glossar.',
    'Das Glossar gilt seit August, der Kunde hat es so freigegeben.',
    'Stimmt, danke für den Hinweis.',
    'Das Glossar gilt, der Fehler ist aber leicht zu erkennen.',
  ),
  es: talk(
    'El cliente lo escribió así en el proyecto anterior.',
    'El glosario se cambió después.',
    'Lo he vuelto a comprobar: el glosario no deja lugar a dudas.',
    'Tiene razón, gracias.',
    'El glosario decide, pero el lector lo entiende.',
  ),
  fr: talk(
    'C’est la formulation de la version précédente.',
    'La version précédente contenait déjà l’erreur.',
    'Le client a confirmé le terme par écrit.',
    'Vous avez raison, merci.',
    'Le terme est fixé, mais le sens reste clair.',
  ),
  pt: talk(
    'O cliente usa essa palavra no próprio site.',
    'O site é de Portugal; o texto é para o Brasil.',
    'O guia de estilo pede o português do Brasil.',
    'É verdade, obrigado.',
    'O guia de estilo vale, mas o leitor entende.',
  ),
  ja: talk(
    '前回の納品物でも同じ表記でした。',
    '前回の表記が誤りでした。',
    '用語集を確認しましたが、変わりません。',
    'ご指摘のとおりです。ありがとうございます。',
    '用語集に従いますが、意味は伝わります。',
  ),
  zh: talk(
    '上一版译文也是这样写的。',
    '上一版有误。',
    '术语表已经确认过。',
    '您说得对，谢谢。',
    '以术语表为准，但读者能看懂。',
  ),
  ru: talk(
    'В прошлой версии было именно так.',
    'В прошлой версии была ошибка.',
    'Я проверил ещё раз: в глоссарии другое слово.',
    'Вы правы, спасибо.',
    'Глоссарий важнее, но смысл понятен.',
  ),
  ar: talk(
    'هكذا وردت العبارة في الإصدار السابق.',
    'كان الخطأ موجودًا في الإصدار السابق.',
    'راجعت المسرد مرة أخرى ولم يتغير رأيي.',
    'معك حق، شكرًا.',
    'المسرد هو المرجع، لكن المعنى مفهوم.',
  ),
}
