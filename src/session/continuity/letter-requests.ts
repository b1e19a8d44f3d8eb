/** Requests for a letter to somebody else: what was discussed with them stands in it. */
export const LETTER_REQUESTS: Readonly<{ spaced: readonly string[]; unspaced: readonly string[] }> = {
  spaced: [
    '(?:write|draft|compose|send|reply|respond|answer|proofread|improve|fix|check|rewrite|rephrase|polish|prepare|create)[^.?!]{0,60} (?:e-?mails?|letters?|messages?|mail|note|text|reply|response|tweet|post|speech|invitation|whatsapp)',
    '(?:schreib[a-z]*|verfass[a-z]*|formulier[a-z]*|entwirf|antworte[a-z]*|korrigier[a-z]*|verbesser[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|brief|nachricht|schreiben|antwort|einladung)',
    '(?:écri[a-z]*|rédige[a-z]*|répon[a-z]*|corrige[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|courriel|lettre|message|réponse|invitation)',
    '(?:escrib[a-z]*|redact[a-z]*|respond[a-z]*|corrig[a-z]*)[^.?!]{0,60} (?:e-?mail|correo|carta|mensaje|respuesta|invitación)',
    '(?:escrev[a-z]*|redij[a-z]*|redig[a-z]*|respond[a-z]*)[^.?!]{0,60} (?:e-?mail|carta|mensagem|resposta|convite)',
    '(?:scriv[a-z]*|redig[a-z]*|rispond[a-z]*)[^.?!]{0,60} (?:e-?mail|mail|lettera|messaggio|risposta|invito)',
    '(?:напиши|составь|ответь|исправь|подготовь)[^.?!]{0,60} (?:письм|сообщени|ответ|приглашени|емейл)[^ ]*',
    '(?:schrijf|beantwoord|verbeter)[^.?!]{0,60} (?:e-?mail|mail|brief|bericht|antwoord)',
    '(?:napisz|odpisz|popraw)[^.?!]{0,60} (?:e-?mail[^ ]*|mail[^ ]*|list|wiadomość)',
    '(?:اكتب|صغ|حرر)[^.?!؟]{0,60} (?:رساله|بريد|ايميل|رد)[^ ]*',
  ],
  unspaced: [
    '(?:写|寫|起草|回复|回覆|修改|润色)[^。？！]{0,20}(?:邮件|郵件|信|消息|短信|回信)',
    '(?:メール|手紙|返信|メッセージ)[^。？！]{0,20}(?:書い|作成|添削|直し|考え)',
  ],
};
