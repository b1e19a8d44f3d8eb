/** Closed lists of English words by which the rules tell a name from an adjective and a place from a tool. Lower case. */

const words = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Heads of what people are by trade: "a paediatric nurse" is one, "a mess" is not. */
export const OCCUPATIONS = words(
  'accountant actor actress actuary administrator advisor adviser analyst anaesthetist architect archaeologist artist assistant',
  'astronomer astronaut attorney auditor author baker banker barber barista bartender biologist bookkeeper botanist broker builder butcher',
  'carer caregiver carpenter cashier ceo cfo chef chemist chiropractor choreographer cio cleaner clerk cmo coach columnist comedian',
  'composer conductor consultant contractor controller coo cook copywriter coordinator counsellor counselor courier cto curator dba',
  'dentist designer detective developer dietitian director dj doctor driver ecologist economist editor electrician engineer entrepreneur',
  'executive farmer filmmaker firefighter florist founder co-founder cofounder freelancer gardener geologist geophysicist goldsmith',
  'grower gynaecologist hairdresser handyman head historian housekeeper hydrologist illustrator instructor interpreter intern investor',
  'janitor jeweller joiner journalist judge landscaper lawyer lecturer librarian lifeguard linguist locksmith machinist magistrate',
  'manager marketer mason mathematician mechanic merchant meteorologist midwife miner model musician nanny neurologist neuroscientist',
  'notary novelist nurse nutritionist officer operator optician optometrist orthodontist paralegal paramedic pastor pathologist',
  'pediatrician paediatrician pharmacist philosopher photographer physician physicist physiotherapist pianist pilot plumber',
  'podcaster poet policeman policewoman politician postdoc porter potter priest principal producer professor programmer',
  'psychiatrist psychologist publisher rabbi radiographer radiologist realtor receptionist recruiter registrar reporter researcher',
  'resident roofer sailor salesman salesperson saleswoman scientist sculptor secretary seamstress server sheriff singer smith',
  'soldier solicitor sommelier specialist statistician stylist student superintendent supervisor surgeon surveyor sysadmin tailor teacher',
  'technician technologist therapist trader trainer translator treasurer tutor umpire undertaker underwriter urologist veterinarian',
  'vet videographer violinist waiter waitress welder writer youtuber zoologist sre lead cashier postman devops builder',
);

/** Kinds of places where one works: after an article they stand for an employer. */
export const WORKPLACES = words(
  'academy agency airline airport archive army authority bakery bank bar brewery bookshop bookstore bureau cafe café cinema church clinic club',
  'college company consultancy corporation council court dealership embassy factory farm firm foundation garage gym hospital hospice',
  'hotel institute kindergarten lab laboratory library magazine ministry mine museum newspaper ngo nonprofit non-profit nursery',
  'observatory office orchestra pharmacy plant practice prison pub publisher refinery restaurant salon school shelter shop',
  'shipyard startup start-up store studio supermarket theatre theater uni university warehouse winery workshop zoo startup',
);

/** Words after "I work at" or "for" that name no employer. */
export const NOT_EMPLOYERS = words(
  'home night nights least first times noon midnight work all once full part it this that free fun myself money peanuts me you him her',
  'them us my your his their our what which weekends day days speed pace random present best heart keeping being making a an the',
);

/** Lines of business: "I work in finance". */
export const FIELDS = words(
  'academia accounting advertising agriculture analytics animation architecture aviation banking biotech catering childcare construction',
  'consulting cybersecurity design ecommerce e-commerce education energy engineering entertainment fashion film finance fintech forestry',
  'gaming government healthcare hospitality hr insurance it journalism law logistics manufacturing marketing media medicine music nursing',
  'pharma politics procurement publishing recruiting recruitment research retail robotics sales security software tech telecoms theatre',
  'tourism transport tv',
);

/** Tools and platforms: "we moved to Kubernetes" tells of no town. */
export const TOOLS = words(
  'airtable android angular ansible asana aws azure bazel bitbucket bluesky chrome circleci clickup cloudflare confluence deno discord',
  'django docker dropbox edge elasticsearch elixir emacs excel express facebook fastify fedora figma firebase firefox flask flutter gcp git',
  'github gitlab gmail go golang google graphql grpc helm heroku instagram ios java javascript jenkins jira kafka kotlin kubernetes k8s',
  'laravel linear linux mac macos mastodon mercurial microsoft mongo mongodb mysql neovim netlify next.js nextjs nginx node nodejs nomad',
  'notion npm nuxt obsidian office oracle outlook perl php pnpm postgres postgresql prisma python rails react reddit redis ruby rust safari',
  'salesforce scala sharepoint shopify signal slack snowflake spark spotify spring sqlite stripe supabase svelte swift tailwind teams',
  'telegram terraform trello twitter typescript ubuntu vercel vim vite vscode vue webpack whatsapp windows x xcode yarn youtube zed zig zoom',
  'scrum kanban agile microservices serverless cloud saas prod production staging team phase plan step version level stage part chapter',
);

/** Kinds of places that may stand with an article: "a small town near Bath". */
export const SETTLEMENTS = words(
  'apartment area bay capital city cottage country countryside county coast desert district farm flat hamlet house island islands mountains',
  'neighborhood neighbourhood north outskirts peninsula port province region seaside south suburb suburbs town valley village west east centre center',
);

/** "I live in …" that tells of a state, not a place. */
export const STATES_OF_LIFE = words(
  'fear denial hope peace sin harmony poverty luxury exile hell heaven constant perpetual eternal total utter it this that there here what which',
  'my your his her their our another one two fact general hiding shame chaos pain dread squalor comfort style interesting bed pyjamas pajamas hoodies',
  'sweatpants leggings jeans excel',
  'narnia hogwarts mordor wonderland neverland atlantis gotham',
  'some every',
);

/** Words after "call me" or "I'm" that are no names. */
export const NOT_NAMES = words(
  'undefined null nan none unknown anonymous placeholder firstname lastname',
  'a an the about absolutely afraid after again alive alone also always an anytime around asap at directly immediately quickly anyways available awake aware away back bad batman before behind better bored broke busy by',
  'certain cold confused crazy curious cynical dead delighted done down dramatic due dumb dying early excited exhausted fine first free from full gay glad',
  'going gone good great groot happy here high home honest hopeful human hungry hurt ill impressed in innocent insane interested into it just',
  'kind lactose late later lazy legion like listening lonely looking lost lucky mad maybe me mean mister mom mine monday more names naive nervous new next nice not now nobody',
  'nostalgic off ok okay old old-fashioned old-school on online open out over paranoid part picky pregnant pretty proud quite ready really',
  'right rich rusty sad safe sceptical scared serious settled shocked shy sick silly single skeptical sleepy so sober some soon sorry spartacus spoiled starving still stuck stupid',
  'superstitious sure surprised team tempted that there these thinking this thirsty those tired to today tomorrow tonight too trying unable under up upset used very waiting',
  'warm weird weak well wet what when whenever whatever willing with wondering working worried wrong yes young your yours',
  'spelled spelt pronounced listed hard difficult common unusual wrong misspelled mentioned already hidden shown blank missing mud similar important long short being supposed',
  'ironman iron superman santa god jesus satan voldemort darth yoda gandalf sherlock dracula',
);

/** Peoples, faiths and signs: capitalised like a name after "I'm". */
export const DEMONYMS = words(
  'african albanian algerian american anglican arab argentine argentinian armenian asian australian austrian bangladeshi baptist basque belgian bolivian bosnian brazilian',
  'british buddhist bulgarian cambodian canadian catalan catholic chilean chinese christian colombian croatian cuban cypriot czech danish dominican dutch ecuadorian',
  'egyptian english estonian ethiopian european filipino finnish flemish french georgian german ghanaian greek hawaiian hindu hispanic hungarian icelandic indian',
  'indonesian iranian iraqi irish israeli italian jamaican japanese jewish jordanian kazakh kenyan korean kurdish latino latina latvian lebanese libyan lithuanian lutheran',
  'malaysian maltese mexican moldovan mongolian moroccan mormon muslim nepalese nigerian norwegian orthodox pakistani palestinian panamanian persian peruvian polish',
  'portuguese protestant quaker romanian russian saudi scandinavian scottish senegalese serbian sikh singaporean slovak slovenian somali spanish sudanese swedish swiss',
  'syrian taiwanese tamil thai tibetan tunisian turkish ukrainian uruguayan venezuelan vietnamese welsh zimbabwean',
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces democrat republican labour tory',
);

/** Languages one may ask to be answered in. */
export const LANGUAGE_NAMES = words(
  'afrikaans albanian amharic arabic armenian azerbaijani basque bengali bosnian bulgarian burmese cantonese catalan chinese croatian czech danish dutch english',
  'esperanto estonian farsi filipino finnish french galician georgian german greek gujarati hebrew hindi hungarian icelandic indonesian irish italian japanese kannada kazakh',
  'khmer korean kurdish lao latin latvian lithuanian macedonian malay malayalam maltese mandarin marathi mongolian nepali norwegian pashto persian polish portuguese',
  'punjabi romanian russian serbian sinhala slovak slovenian somali spanish swahili swedish tagalog tamil telugu thai tibetan turkish ukrainian urdu uzbek vietnamese welsh',
);

export const WEEKDAYS_AND_MONTHS = words(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
);

/** Words that point at something in front of the speaker: whatever they are part of says nothing tomorrow. */
export const POINTING = words(
  'it this that these those you your yours him his her hers them their theirs us he she they here there such',
  'slot option options version suggestion suggestions idea ideas draft layout approach one ones way both neither either all everything anything nothing something someone everyone',
);
