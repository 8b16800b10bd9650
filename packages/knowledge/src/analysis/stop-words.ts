const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that say nothing about a topic; neither the index nor a query holds them. */
export const stopWords = words(`
  a about above after again all also am an and any are aren arent as at be because been before being below both
  but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each else ever every few for
  from further get gets getting got had has hasnt have havent having he her here hers him his how however i id if ill
  im in into is isnt it its itself ive just lets like many may me might mine more most much must my myself no nor of
  off on once one only or other our ours out over own please really same shall she should shouldnt so some someone
  something still such than thanks thank that thats the their theirs them then there theres these they theyre thing
  things this those through til to too under until up upon us very via want wants was wasnt way ways we were what whats
  whatever when whenever where wheres whether which while who whom whos whose why will with within without wont
  would wouldnt yes yet you your youre yours hi hello hey ok okay
`);

/** Words of a question that tell what kind of answer is wanted, not what it is about. */
export const questionWords = words(`
  asap cheers dear diff pls plz thx yo greetings kindly madam name regards sir team urgent
  actual actually answer ask asked best between briefly brief call called come commonly compare compared comparing comparison consist consists contain contained contains content contents define definition
  describe detail details detailed differ difference differences different discuss example examples exactly
  explain explained explanation find first general give given go good guide happen happened happening happens help
  helps idea illustrate important indicate indicates know learn let like list look main make makes mean meaning means meant mention
  need needed needs new often overview people please point possible practice provide purpose question reason
  say says see seeing seen send show shows simple simply sort stand stands step steps summarise summarize summary
  take takes talk tell term terms topic try type types typical typically understand use used useful uses using usual usually versus
  vs walk want work works working write
`);

/** Words of any talk: each may be rare in documents, and still tells little of what a question is about. */
export const commonWords = words(`
  able according across actually add added ago agree allow allowed almost alone along already alternative although
  always amount anybody anyone anything anyway anywhere appear appears apply arrive arrived arrives ask asking asks aside away
  back bad basically become becomes becoming began begin behind benefit better beyond big bit bring bringing brings brought
  build built busy came care careful carry case cases cause certain chance choose chooses clearly come comes coming complete
  completely concern concerned confuse confused confusing consider correct correctly current currently cut daily day days deal decide decided decides depend depending
  depends difficult direct directly done doubt early easier easily easy effect else enough especially even ever everybody everyone everything
  exact expect expected extra fact far fast feel figure fill final finally fine follow following follows found free
  full future gave given gives giving goes going gone great group half hand handed handle handled handles hands hard
  hear heard hears held high hold holds idea immediately inside instead involved job jobs join keep keeping keeps kept kind
  kinds known knows large last late lately later lead leads learn learns least leave leaves left less life little long
  longer looked looking looks lose lot low made making manage matter matters maybe meanwhile meet middle mind miss mix mixed mixing moment
  month months morning mostly move moved moves near nearly necessary never next nobody none normal normally nothing now number numbers
  occur old ones open opposite otherwise pair part particular parts pass past perhaps person persons pick picks piece
  pieces place places plenty point points pretty previous probably problem properly put puts puzzled quick quickly quite rather
  reach reached ready real receive received recently regular related remain remember right roughly run running runs safe save second
  seem seems sense separate serious serve set sets several shape short shown side sides similar since single situation
  size slow small solve somebody somehow sometimes somewhere soon sooner sound speak special specific spend start
  started starts stay stays straight strange stuff sudden suddenly suggest suitable suppose supposed sure system tells thing
  think though thought times today together told tomorrow tonight took top toward towards treat tried tries trouble trying
  turn turned turns unless unlike usually various wait waiting week weeks went whatever whole wide willing wish wonder
  wondering worse worst worth wrong year years yesterday
`);
