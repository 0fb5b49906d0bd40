import { cookie } from '../../identity/session-cookies.ts'

/** What a person is told whose attempt to sign in failed. */
interface LoginWords {
  wrongPassword: string
  wrongCode: string
  locked(minutes: number): string
}

const words: Readonly<Record<string, LoginWords>> = {
  en: {
    wrongPassword: 'Wrong email address or password.',
    wrongCode: 'That code is wrong or has already been used.',
    locked: (minutes) => `Too many attempts. Try again in ${minutes} min.`,
  },
  de: {
    wrongPassword: 'Der Benutzername oder das Passwort stimmt nicht.',
    wrongCode: 'Der Code stimmt nicht oder wurde schon benutzt.',
    locked: (minutes) => `Zu viele Versuche. Versuchen Sie es in ${minutes} Min. wieder.`,
  },
  es: {
    wrongPassword: 'El nombre de usuario o la contraseña no son correctos.',
    wrongCode: 'El código no es correcto o ya se ha usado.',
    locked: (minutes) => `Demasiados intentos. Vuelva a intentarlo dentro de ${minutes} min.`,
  },
  fr: {
    wrongPassword: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
    wrongCode: 'Le code est incorrect ou a déjà été utilisé.',
    locked: (minutes) => `Trop de tentatives. Réessayez dans ${minutes} min.`,
  },
  pt: {
    wrongPassword: 'O nome de utilizador ou a palavra-passe não estão corretos.',
    wrongCode: 'O código não está correto ou já foi usado.',
    locked: (minutes) => `Demasiadas tentativas. Tente de novo dentro de ${minutes} min.`,
  },
  ru: {
    wrongPassword: 'Неверное имя пользователя или пароль.',
    wrongCode: 'Код неверен или уже использован.',
    locked: (minutes) => `Слишком много попыток. Попробуйте снова через ${minutes} мин.`,
  },
  ar: {
    wrongPassword: 'اسم المستخدم أو كلمة المرور غير صحيحة.',
    wrongCode: 'الرمز غير صحيح أو سبق استخدامه.',
    locked: (minutes) => `محاولات كثيرة جدًا. حاول مرة أخرى بعد ${minutes} دقيقة.`,
  },
  ja: {
    wrongPassword: 'ユーザー名またはパスワードが正しくありません。',
    wrongCode: 'コードが正しくないか、すでに使用されています。',
    locked: (minutes) => `試行回数が多すぎます。${minutes}分後にもう一度お試しください。`,
  },
  zh: {
    wrongPassword: '用户名或密码不正确。',
    wrongCode: '验证码不正确或已被使用。',
    locked: (minutes) => `尝试次数过多。请在 ${minutes} 分钟后重试。`,
  },
}

/**
 * The words for somebody who is not signed in: in the language that they chose for the interface (cookie `locale`), else
 * in the first of their browser's that we have, else in English.
 */
export function loginWords(headers: Headers): LoginWords {
  const accepted = (headers.get('accept-language') ?? '').split(',')
  for (const wanted of [cookie(headers, 'locale') ?? '', ...accepted]) {
    const found = words[wanted.trim().slice(0, 2).toLowerCase()]
    if (found) return found
  }
  return words['en']!
}
