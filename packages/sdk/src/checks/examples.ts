/** The examples of a rule in a language: source and translation; of a wrong one, also the text after its fix. */
export interface Examples {
  rule: string
  from?: string
  to: string
  right: readonly (readonly [source: string, target: string])[]
  wrong: readonly (readonly [source: string, target: string, fixed?: string])[]
}

export const numberExamples: readonly Examples[] = [
  {
    rule: 'number changed',
    to: 'de',
    right: [
      ['Wait 30 seconds.', 'Warten Sie 30 Sekunden.'],
      ['Range: 1,250.5 m', 'Reichweite: 1.250,5 m'],
      ['It costs $1,000,000.', 'Es kostet 1.000.000 $.'],
      ['Call 1 234 people.', 'Rufen Sie 1.234 Personen an.'],
      ['The train leaves at 5:30 PM.', 'Der Zug fährt um 17:30 Uhr.'],
      ['Delivered on May 3, 2024', 'Geliefert am 3.5.2024'],
      ['2 files are missing.', 'Zwei Dateien fehlen.'],
    ],
    wrong: [
      ['Wait 30 seconds.', 'Warten Sie 20 Sekunden.', 'Warten Sie 30 Sekunden.'],
      ['Pages 12 to 40', 'Seiten 12 bis 41', 'Seiten 12 bis 40'],
      ['Range: 1,250.5 m', 'Reichweite: 1.250,6 m'],
      ['Call 1 234 people.', 'Rufen Sie 1.243 Personen an.'],
      ['The train leaves at 17:30.', 'Der Zug fährt um 17:20 Uhr.', 'Der Zug fährt um 17:30 Uhr.'],
    ],
  },
  {
    rule: 'number missing',
    to: 'fr',
    right: [
      ['Keep it for 1,000 hours.', 'Conservez-le pendant 1 000 heures.'],
      ['Keep it for 1,000 hours.', 'Conservez-le pendant 1 000 heures.'],
      ['The 19th century', 'Le XIXe siècle'],
      ['Three of 4 parts', 'Trois parties sur quatre'],
      ['Use 2.5 litres.', 'Utilisez 2,5 litres.'],
      ['Open from 9 AM to 6 PM', 'Ouvert de 9 h à 18 h'],
    ],
    wrong: [
      ['Wait 45 minutes.', 'Attendez quelques minutes.'],
      ['Use 2.5 litres.', 'Utilisez des litres.'],
      ['Model of 2019', 'Modèle récent'],
      ['Version 14 for 64 bits', 'Version pour 64 bits'],
      ['Take 20 drops.', 'Prenez des gouttes.'],
    ],
  },
  {
    rule: 'number extra',
    to: 'es',
    right: [
      ['Two doors', '2 puertas'],
      ['In December', 'En 12'],
      ['Take 5 mg.', 'Tome 5 mg.'],
      ['At 10.30', 'A las 10:30'],
      ['A pair of shoes', '2 zapatos'],
    ],
    wrong: [
      ['Open the doors.', 'Abra las 40 puertas.'],
      ['Take 5 mg.', 'Tome 5 mg cada 24 horas.'],
      ['Some users', '100 usuarios'],
      ['The next version', 'La versión 33'],
      ['Wait a moment.', 'Espere 15 minutos.'],
    ],
  },
  {
    rule: 'number changed',
    to: 'ar',
    right: [
      ['Wait 30 seconds.', 'انتظر 30 ثانية.'],
      ['Wait 30 seconds.', 'انتظر ٣٠ ثانية.'],
      ['Use 2.5 litres.', 'استخدم ٢٫٥ لتر.'],
      ['2 files', 'ملفان'],
      ['It has 1,234 pages.', 'يحتوي على ١٬٢٣٤ صفحة.'],
    ],
    wrong: [
      ['Wait 30 seconds.', 'انتظر 31 ثانية.', 'انتظر 30 ثانية.'],
      ['Wait 30 seconds.', 'انتظر ٣١ ثانية.'],
      ['Use 2.5 litres.', 'استخدم ٢٫٦ لتر.'],
      ['Room 114', 'الغرفة 141', 'الغرفة 114'],
      ['It has 1,234 pages.', 'يحتوي على ١٬٢٤٣ صفحة.'],
    ],
  },
  {
    rule: 'number changed',
    to: 'ja',
    right: [
      ['Wait 30 seconds.', '30 秒待ってください。'],
      ['Wait 30 seconds.', '３０秒待ってください。'],
      ['It costs 30,000 yen.', '費用は 3 万円です。'],
      ['words per day', '1 日の語数'],
      ['Open at 5 PM.', '午後 5 時に開きます。'],
    ],
    wrong: [
      ['Wait 30 seconds.', '40 秒待ってください。', '30 秒待ってください。'],
      ['Room 114', '141 号室', '114 号室'],
      ['It weighs 2.5 kg.', '重さは 2.6 kg です。'],
      ['Page 88', '89 ページ', '88 ページ'],
      ['Since 1998', '1989 年以来', '1998 年以来'],
    ],
  },
  {
    rule: 'number changed',
    to: 'zh',
    right: [
      ['Wait 30 seconds.', '请等待 30 秒。'],
      ['Wait 30 seconds.', '请等待３０秒。'],
      ['It costs 30,000 yuan.', '费用为 3 万元。'],
      ['Three files', '3 个文件'],
      ['Chapter 4', '第四章'],
    ],
    wrong: [
      ['Wait 30 seconds.', '请等待 40 秒。', '请等待 30 秒。'],
      ['Room 114', '141 号房间', '114 号房间'],
      ['It weighs 2.5 kg.', '重 2.6 kg。'],
      ['Page 88', '第 89 页', '第 88 页'],
      ['Since 1998', '自 1989 年起', '自 1998 年起'],
    ],
  },
  {
    rule: 'number changed',
    to: 'ru',
    right: [
      ['Wait 30 seconds.', 'Подождите 30 секунд.'],
      ['It costs 12,500.75 roubles.', 'Это стоит 12 500,75 рубля.'],
      ['Two files', '2 файла'],
      ['May 9, 1945', '9 мая 1945 года'],
      ['The 2nd floor', 'Второй этаж'],
    ],
    wrong: [
      ['Wait 30 seconds.', 'Подождите 20 секунд.', 'Подождите 30 секунд.'],
      ['Room 114', 'Комната 141', 'Комната 114'],
      ['It costs 12,500.75 roubles.', 'Это стоит 12 500,57 рубля.'],
      ['Page 88', 'Страница 89', 'Страница 88'],
      ['Since 1998', 'С 1989 года', 'С 1998 года'],
    ],
  },
  {
    rule: 'number decimalMark',
    to: 'de',
    right: [
      ['85.5 °C', '85,5 °C'],
      ['Version 2.5', 'Version 2.5'],
      ['0.5 mm', '0,5 mm'],
      ['See section 3.2.', 'Siehe Abschnitt 3.2.'],
      ['12.50 €', '12,50 €'],
    ],
    wrong: [
      ['85.5 °C', '85.5 °C', '85,5 °C'],
      ['0.5 mm', '0.5 mm', '0,5 mm'],
      ['12.50 €', '12.50 €', '12,50 €'],
      ['99.9%', '99.9 %', '99,9 %'],
      ['1.5 kg of rice', '1.5 kg Reis', '1,5 kg Reis'],
    ],
  },
  {
    rule: 'number decimalMark',
    from: 'de',
    to: 'en',
    right: [
      ['85,5 °C', '85.5 °C'],
      ['0,5 mm', '0.5 mm'],
      ['12,50 €', '€12.50'],
      ['99,9 %', '99.9%'],
      ['Absatz 3,2', 'Paragraph 3,2'],
    ],
    wrong: [
      ['85,5 °C', '85,5 °C', '85.5 °C'],
      ['0,5 mm', '0,5 mm', '0.5 mm'],
      ['99,9 %', '99,9%', '99.9%'],
      ['1,5 kg Reis', '1,5 kg of rice', '1.5 kg of rice'],
      ['7,5 h Arbeit', '7,5 h of work', '7.5 h of work'],
    ],
  },
]

export const codeExamples: readonly Examples[] = [
  {
    rule: 'alphanumeric changed',
    to: 'de',
    right: [
      ['Replace filter M-82.', 'Ersetzen Sie den Filter M-82.'],
      ['Print on A4 paper.', 'Auf A4-Papier drucken.'],
      ['The SRX 2.0 file', 'Die SRX-2.0-Datei'],
      ['Turbine E-7 is off.', 'Turbine E‑7 ist aus.'],
      ['Results of Q3', 'Ergebnisse des 3. Quartals'],
      ['A 10MB file', 'Eine Datei von 10 MB'],
    ],
    wrong: [
      ['Replace filter M-82.', 'Ersetzen Sie den Filter M-62.', 'Ersetzen Sie den Filter M-82.'],
      ['Print on A4 paper.', 'Auf A5-Papier drucken.', 'Auf A4-Papier drucken.'],
      ['Turbine E-7 is off.', 'Turbine E-9 ist aus.', 'Turbine E-7 ist aus.'],
      ['Open valve V12B.', 'Öffnen Sie Ventil V21B.', 'Öffnen Sie Ventil V12B.'],
      ['Error X100', 'Fehler X1000', 'Fehler X100'],
    ],
  },
  {
    rule: 'alphanumeric missing',
    to: 'ru',
    right: [
      ['Replace filter M-82.', 'Замените фильтр M-82.'],
      ['COVID-19 test', 'Тест на COVID-19'],
      ['Port USB3', 'Порт USB3'],
      ['Save as UTF-8.', 'Сохраните в UTF-8.'],
      ['Results of H1', 'Результаты первого полугодия'],
    ],
    wrong: [
      ['Replace filter M-82.', 'Замените фильтр.'],
      ['COVID-19 test', 'Тест на коронавирус'],
      ['Port USB3', 'Порт'],
      ['Save as UTF-8.', 'Сохраните файл.'],
      ['Go to gate B17.', 'Пройдите к выходу.'],
    ],
  },
]

export const placeholderExamples: readonly Examples[] = [
  {
    rule: 'placeholder missing',
    to: 'de',
    right: [
      ['Hello {name}', 'Hallo {name}'],
      ['%s of %d files', '%s von %d Dateien'],
      ['100% sure', '100 % sicher'],
      ['Up to 50% discount', 'Bis zu 50 % Rabatt'],
      ['%1$s and %2$s', '%2$s und %1$s'],
      ['{count, plural, one {a file} other {files}}', '{count, plural, one {Datei} other {Dateien}}'],
    ],
    wrong: [
      ['Hello {name}', 'Hallo'],
      ['%s of %d files', '%s von Dateien'],
      ['Open {{ file }} now', 'Jetzt öffnen'],
      ['Hi %(user)s', 'Hallo'],
      ['See $t(help)', 'Siehe Hilfe'],
    ],
  },
  {
    rule: 'placeholder changed',
    to: 'fr',
    right: [
      ['Wait {hours} hours', 'Attendez {hours} heures'],
      ['${price} each', '${price} pièce'],
      ['%@ is here', '%@ est là'],
      ['{{name}} left', '{{ name }} est parti'],
      ['%.2f metres', '%.2f mètres'],
    ],
    wrong: [
      ['Wait {hours} hours', 'Attendez {heures} heures', 'Attendez {hours} heures'],
      ['${price} each', '${prix} pièce', '${price} pièce'],
      ['%@ is here', '%s est là', '%@ est là'],
      ['{{name}} left', '{{nom}} est parti', '{{name}} est parti'],
      ['%(user)s wrote', '%(nom)s a écrit', '%(user)s a écrit'],
    ],
  },
  {
    rule: 'placeholder extra',
    to: 'es',
    right: [
      ['Hello {name}', 'Hola, {name}'],
      ['Half of it', 'La mitad'],
      ['5% discount', '5 % de descuento'],
      ['%d items', '%d elementos'],
      ['Set {x} to {y}', 'Ponga {x} en {y}'],
    ],
    wrong: [
      ['Hello', 'Hola, {name}'],
      ['Set {x}', 'Ponga {x} en {y}'],
      ['%d items', '%d elementos de %s'],
      ['The file', 'El archivo %1$s'],
      ['Good morning', 'Buenos días, ${user}'],
    ],
  },
]
