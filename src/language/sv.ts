/** Swedish: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const swedish: Language = {
  code: 'sv',
  orderWords: {
    machine:
      'AI, AI:n, artificiell intelligens, chattbot, chattboten, chatbot, botten, språkmodell, språkmodellen, AI-assistent, AI-assistenten, virtuell assistent, digital assistent',
    helper: 'assistent, assistenten, modellen',
    job: 'min assistent, vår assistent, tandläkar*, chefens, fru, herr, personalen',
    addressed:
      'kära AI, kära assistent, till AI, till AI:n, till assistenten, till modellen, för AI, för assistenten, för modellen, meddelande till AI, instruktion till, om du är en AI',
    drop: 'ignorera, ignorerar, glöm, glömma, bortse, åsidosätt, kringgå, stäng av, inaktivera, bryt, strunta i, följ inte, radera, upphäv, hoppa över',
    lifted:
      'upphävda, ogiltiga, gäller inte, gäller inte längre, gäller ej, avskaffade, avstängda, borttagna',
    rules:
      'instruktion, instruktioner, instruktionerna, regel, regler, reglerna, riktlinjer, riktlinjerna, begränsningar, begränsningarna, order, filter, allt ovan, säkerhetsregler, föreskrifter',
    prior: 'tidigare, föregående, ovanstående, alla, varje, allt, ursprungliga, befintliga',
    your: 'din, ditt, dina, era',
    tell: 'svara, svarar, säg, säga, säger, hävda, nämn, nämna, nämner, skriv, skriva, upprepa, bekräfta, förneka, lägg till, lägga till, avsluta, börja, använd, påstå',
    advise:
      'rekommendera, rekommenderar, råda, beröm, berömma, berömmer, prisa, marknadsför, föredra, håll med, hålla med, håller med, föreslå',
    show: 'visa, visar, avslöja, avslöjar, lista, skriv ut, dela, ge',
    act: 'skicka, skickar, sänd, vidarebefordra, kör, köra, anropa, ta bort, radera, infoga, spara, kopiera, öppna, besök, klicka, köp, överför',
    must: 'måste, ska, skall, bör, borde, får, vänligen, företagspolicy',
    always: 'alltid, aldrig, bara, endast, enbart, varje gång, utan undantag',
    later:
      'från och med nu, hädanefter, från och med idag, i fortsättningen, efter att ha läst, när du läser detta, nästa gång, i nästa svar, i nästa meddelande, innan du svarar',
    each: 'varje svar, alla svar, alla dina svar, varje samtal, alla samtal, varje fråga, alla frågor, oavsett fråga',
    asked:
      'om användaren, när användaren, så fort användaren, om någon frågar, när någon frågar, på frågor om, vid frågor om',
    user: 'användaren, användare, användarens, användarna',
    answer: 'svaret, ditt svar, dina svar',
    prompt:
      'systemprompt, systemprompten, systeminstruktioner, systemmeddelande, dolda instruktioner, hemliga instruktioner, dina instruktioner',
    secret: 'lösenord, lösenordet, API-nyckel, API-nycklar, inloggningsuppgifter, personuppgifter',
    record:
      'det här samtalet, detta samtal, samtalet, hela samtalet, chatthistorik, minnen, alla minnen, kontakter, alla meddelanden',
    hide: 'säg inte, säg inget, berätta inte, nämn inte, nämn aldrig, i hemlighet, i smyg, utan att fråga, utan att säga, dölj, dölja, hemlighåll, får inte veta, utan bekräftelse',
    obey: 'lyd, lyda, följ mina, följ dessa, följ bara, lyssna bara, gör allt, gör som jag, acceptera allt, vägra aldrig, vägra inte',
    memo: 'denna anteckning, den här anteckningen, detta minne, denna text, den här texten, detta dokument, detta meddelande, denna instruktion, följande instruktioner',
    tool: 'verktyg, verktyget, funktion',
    picture: 'bild, länk, annons, rabattkod',
    authority: 'utvecklarläge, administratörsläge, från utvecklaren, högsta prioritet, OpenAI, Anthropic',
    role: 'du är nu, från och med nu är du, låtsas, spela rollen, agera som, bete dig som, du är inte längre',
    free: 'utan begränsningar, utan regler, utan filter, utan gränser, ocensurerad, obegränsad',
    reported: 'promptinjektion, angripare, bedragare, föreläsning om, artikel om',
    self: 'jag, vi, min bror, min syster, läkaren',
  },
};
