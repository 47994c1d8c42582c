import { availability, meetingCopy } from '../../content/meetings.ts';

const words = JSON.stringify({
  central: availability.timeZone,
  yourTime: meetingCopy.yourTime,
  zones: meetingCopy.zones('%'),
});

/**
 * The script of the plain pages: the visitor's own time below that of the call (`when`), and at each free time first, with
 * Central beneath, as the picker has it (`toWords`). Where clocks say the same, all stays Central.
 */
export const ownZone = `{
const copy=${words},zone=Intl.DateTimeFormat().resolvedOptions().timeZone;
const format=(options,timeZone=zone)=>{const words=new Intl.DateTimeFormat('en-US',{...options,timeZone});return value=>words.format(new Date(value))};
const date={weekday:'long',month:'long',day:'numeric'},clock={hour:'numeric',minute:'2-digit'};
const day=format(date),time=format(clock),ourDay=format(date,copy.central),ourTime=format(clock,copy.central),weekday=format({weekday:'short'});
const isAway=value=>day(value)!==ourDay(value)||time(value)!==ourTime(value);
const zoneName=value=>['longGeneric','short'].map(timeZoneName=>format({timeZoneName})(value).replace(/^.*, |( Standard)? Time$/g,'')).find((name,index)=>index||!/^GMT[+-]/.test(name));
const [when,own,zones]=['when','own-zone','zones'].map(id=>document.getElementById(id));
if(when&&isAway(when.dateTime)){own.textContent=day(when.dateTime)+', '+time(when.dateTime).replace(' ','\\xa0')+' '+copy.yourTime+' ('+zoneName(when.dateTime)+')';own.hidden=false}
const slots=[...document.querySelectorAll('input[name=slot]')].filter(({value})=>isAway(value));
if(slots[0])zones.textContent=copy.zones.replace('%',zoneName(slots[0].value));
for(const slot of slots){
const {value,nextSibling:text,nextElementSibling:below}=slot,central=text.data+below.textContent,other=day(value)===ourDay(value)?'':weekday(value);
slot.setAttribute('aria-label',(other&&other+', ')+time(value)+' '+copy.yourTime+', '+central);
text.data=time(value);
below.innerText=(other&&other+'\\n')+central.replace(/ [AP]M/,'');
}
}`;
