import type { MailWords } from './mail-texts.ts'

export const ar: MailWords = {
  greeting: 'مرحبًا {name}،',
  reset: {
    subject: 'اختر كلمة مرور جديدة',
    text: ['طلب أحدهم كلمة مرور جديدة لحسابك في Dragoman. إن كنت أنت، فاخترها خلال {minutes} دقيقة:'],
    action: 'اختيار كلمة مرور جديدة',
    after: 'إن لم تكن أنت، فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
  },
  invitation: {
    subject: 'دعوة من {inviter} إلى Dragoman',
    text: ['أنشأ {inviter} حسابًا لك لدى {account}.', 'اختر كلمة مرور خلال {days} يومًا لتبدأ:'],
    action: 'اختيار كلمة مرور',
    after: 'اسم المستخدم الخاص بك هو {email}.',
  },
  oneTimeLogin: {
    subject: 'رابط تسجيل دخولك',
    text: ['يسجّل هذا الرابط دخولك إلى Dragoman مرة واحدة خلال {minutes} دقيقة:'],
    action: 'تسجيل الدخول',
    after: 'لا تعطه لأحد: من يملكه يدخل باسمك.',
  },
  mfaCode: {
    subject: 'رمزك هو {code}',
    text: ['أدخل هذا الرمز لتسجيل الدخول إلى Dragoman. يصلح لمدة {minutes} دقيقة.'],
    after: 'إن لم تكن تسجّل دخولك الآن، فهناك من يعرف كلمة مرورك: غيّرها.',
  },
  emailChange: {
    subject: '{code} يؤكد عنوانك الجديد',
    text: ['أدخل هذا الرمز في ملفك الشخصي لتستخدم هذا العنوان من الآن. يصلح لمدة {minutes} دقيقة.'],
    after: 'إن لم تطلب ذلك، فلا تفعل شيئًا.',
  },
  emailChanged: {
    subject: 'تغيّر عنوانك',
    text: ['يستخدم حسابك في Dragoman الآن العنوان {newEmail}.'],
    after: 'إن لم تفعل ذلك أنت، فأخبر المسؤول فورًا.',
  },
  passwordChanged: {
    subject: 'تغيّرت كلمة مرورك',
    text: ['تغيّرت كلمة مرور حسابك في Dragoman، وأُنهيت كل الجلسات الأخرى.'],
    after: 'إن لم تفعل ذلك أنت، فاطلب كلمة مرور جديدة فورًا.',
  },
}
